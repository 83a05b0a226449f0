// Wherever the site is put, at the top of an address or in a folder of it: it stays within, and begins there when installed.
import { fromHome } from "../help.ts";
import { moment, quick } from "../turns.ts";
import { comeBack, cutOff, expect, test, visit } from "./help.ts";

test.afterEach(async ({ context, host }) => comeBack(context, host));

test("it asks for nothing and leads nowhere outside of its folder", async ({ page, context, host }) => {
  const outside: string[] = [];
  context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(host.home)) outside.push(request.url());
  });
  await quick(page);
  await visit(page, host);
  const manifest = await page.evaluate(async () => {
    const at = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? "";
    const told = (await (await fetch(at)).json()) as { name: string; start_url: string; scope: string; icons: { src: string }[] };
    const found = await Promise.all(told.icons.map(async ({ src }) => (await fetch(new URL(src, at))).ok));
    const [begins, scope] = [told.start_url, told.scope].map((path) => new URL(path, at).href);
    const named = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[href], script[src]")];
    return { name: told.name, begins, scope, found, named: named.map((one) => ("href" in one ? one.href : one.src)) };
  });
  expect(manifest).toMatchObject({ name: "Telefrag", begins: host.home, scope: host.home });
  expect(manifest.named.length).toBeGreaterThan(3);
  expect(manifest.named.filter((at) => !at.startsWith(host.home))).toEqual([]);
  expect(manifest.found.length).toBeGreaterThan(2);
  expect(manifest.found).not.toContain(false);

  await cutOff(context, host);
  await fromHome(page, "doom2016", host.home);
  const number = await moment(page);
  await page.reload();
  expect(await moment(page)).toBe(number);
  for (const path of ["", "workshop", "codex/en/index.html"]) {
    await page.goto(`${host.home}${path}`);
    const links = page.locator("a[href]");
    await links.first().waitFor();
    const away = await links.evaluateAll(
      (all, home) =>
        all.map((link) => (link as HTMLAnchorElement).href).filter((to) => to.startsWith(location.origin) && !to.startsWith(home)),
      host.home,
    );
    expect(away, path).toEqual([]);
  }
  expect(outside).toEqual([]);
});

test("it says what others wrote of it, with their licences", async ({ context, host }) => {
  const answer = await context.request.get(`${host.home}THIRD-PARTY-LICENCES.txt`);
  const text = await answer.text();
  for (const part of ["svelte", "minisearch", "wasm-bindgen", "@fontsource/inter", "rust-std"])
    expect(text).toMatch(new RegExp(`^${part} \\d`, "m"));
  expect(text).toContain("Permission is hereby granted");
});
