// What a phone or a desk installs: a name, icons that are there and as large as they say, and a beginning.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WEB = new URL("../../", import.meta.url);
const PUBLIC = new URL("public/", WEB);
const bytes = (file: string) => readFileSync(new URL(file, PUBLIC));

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; type: string; sizes: string; purpose?: string }[];
}
const page = readFileSync(new URL("index.html", WEB), "utf8");
const manifest = JSON.parse(bytes("app.webmanifest").toString()) as Manifest;

test("the page names it, and it has what browsers ask for before they offer to install", () => {
  expect(page).toContain('<link rel="manifest" href="/app.webmanifest" />');
  expect(manifest).toMatchObject({ name: "Telefrag", short_name: "Telefrag", display: "standalone" });
  const plain = manifest.icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
  expect(plain).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("whatever the page names is one of ours, which the build puts under the site's own address", () => {
  const named = [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, at = ""]) => at);
  expect(named.length).toBeGreaterThan(3);
  for (const at of named) {
    expect(at).toMatch(/^\/[^/]/);
    expect(
      [PUBLIC, WEB].some((folder) => existsSync(new URL(at.slice(1), folder))),
      at,
    ).toBe(true);
  }
  expect(page).not.toMatch(/<base|https?:/);
});

test("it begins where it lies, also in a folder of an address", () => {
  for (const home of ["https://example.org/", "https://example.org/games/"]) {
    const at = new URL("app.webmanifest", home);
    for (const path of [manifest.start_url, manifest.scope]) expect(new URL(path, at).href).toBe(home);
  }
});

test.for(manifest.icons)("$src is there, and as large as it says", ({ src, type, sizes }) => {
  const icon = bytes(src);
  if (type === "image/svg+xml") return expect(icon.toString()).toContain("<svg");
  expect(icon.subarray(1, 4).toString()).toBe("PNG");
  // The head of the picture tells its width and height.
  expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
});
