// Servers to which a game is sent: what somebody has written as an address, and which of them can be asked.
import { expect, test } from "vitest";
import { canAsk, serverOf } from "../../src/local/elsewhere.ts";

test("an address without its beginning means the encrypted one", () => {
  expect(serverOf(" play.example.org ")).toBe("https://play.example.org");
  expect(serverOf("http://play.example.org:1993/table/abc")).toBe("http://play.example.org:1993");
  expect(serverOf("not an address")).toBeNull();
});

test("an encrypted page cannot ask a server that is not, unless it is on the same machine", () => {
  for (const [server, from, can] of [
    ["http://play.example.org", "https:", false],
    ["http://127.0.0.1.example.org", "https:", false],
    ["http://localhost:1993", "https:", true],
    ["http://127.0.0.1:1993", "https:", true],
    ["https://play.example.org", "https:", true],
    ["http://play.example.org", "http:", true],
  ] as const)
    expect(canAsk(server, from), `${from} ${server}`).toBe(can);
});
