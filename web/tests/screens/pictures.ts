// Takes a picture of every screen in every language and size, into target/screenshots, and a page to look through them.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { expect, fits, PICTURES, SIZES } from "../help.ts";
import { illegible } from "./legible.ts";
import { LANGS, SCREENS, enter, settle, test } from "./screens.ts";

const FOLDER = `${PICTURES}/`;

/** The usual sizes, and three where room is scarce: a small notebook, a tablet that lies, a phone that lies. */
const ROOMS = [...SIZES, { width: 1366, height: 768 }, { width: 1024, height: 768 }, { width: 844, height: 390 }];

for (const lang of LANGS) {
  for (const viewport of ROOMS) {
    const size = `${viewport.width}x${viewport.height}`;
    test.describe(`${lang} ${size}`, () => {
      test.use({ viewport, hasTouch: viewport.width < 1000 });
      for (const [name, { show, guest, breaks }] of Object.entries(SCREENS)) {
        test(name, { annotation: breaks ? { type: "breaks" } : [] }, async ({ page, world }) => {
          await enter(page, lang, world, { guest: guest ?? false });
          await show(page, world.tables);
          await settle(page);
          await fits(page);
          // Behind a window only what is in sight is darkened.
          const fullPage = (await page.locator("dialog[open]").count()) === 0;
          await page.screenshot({ path: `${FOLDER}${lang}/${size}/${name}.png`, fullPage, animations: "disabled" });
          expect(await illegible(page)).toEqual([]);
        });
      }
    });
  }
}

test.afterAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".png"));
  const names = Object.keys(SCREENS).filter((name) => files.some((file) => file.endsWith(`/${name}.png`)));
  const row = (name: string) =>
    files
      .filter((file) => file.endsWith(`/${name}.png`))
      .sort()
      .map(
        (file) =>
          `<a href="${file}"><figure><img loading="lazy" src="${file}" alt=""><figcaption>${file.slice(0, -name.length - 5)}</figcaption></figure></a>`,
      )
      .join("");
  const style =
    "body{background:#111;color:#ddd;font:14px sans-serif}div{display:flex;gap:8px;overflow-x:auto}figure{margin:0}img{height:320px}a{color:inherit}";
  writeFileSync(
    `${FOLDER}index.html`,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${names.map((name) => `<h2 id="${name}">${name}</h2><div>${row(name)}</div>`).join("\n")}\n`,
  );
});
