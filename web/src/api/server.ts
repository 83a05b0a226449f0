// The way to a server: HTTP, and WebSocket for live lines.
import type { Transport } from "./transport.ts";

export const transport: Transport = {
  people: true,
  remote: true,

  async ask(method, path, sent) {
    const init: RequestInit = { method };
    if (sent) {
      init.body = sent.text;
      init.headers = { "content-type": sent.type };
    }
    const response = await fetch(path, init);
    return { status: response.status, text: await response.text() };
  },

  line(path, hears) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onmessage = ({ data }) => hears.message(String(data));
    socket.onclose = ({ code }) => hears.closed(code);
    return socket;
  },

  file: (path) => path,
  codex: (lang, name) => `/codex${name ? `/${name}` : ""}?lang=${lang}`,
};
