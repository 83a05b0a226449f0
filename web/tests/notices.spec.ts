// Notices of the browser, which only a whole Chromium can show.
import { choices, expect, playNow, test } from "./help.ts";
import { CHROMIUM, launch } from "./launch.ts";

test.use({ launchOptions: launch(CHROMIUM) });

test("notices of the browser: switched on, shown, silent for whoever looks, switched off", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? "", permissions: ["notifications"] })).newPage();
  // No push service here: the browser's own subscription is played, with real keys.
  await page.addInitScript(() => {
    let made: PushSubscription | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(made);
    PushManager.prototype.subscribe = async () => {
      const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const text = (bytes: ArrayBuffer | Uint8Array) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll("+", "-")
          .replaceAll("/", "_")
          .replaceAll("=", "");
      const keys = {
        p256dh: text(await crypto.subtle.exportKey("raw", publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16))),
      };
      const endpoint = "https://push.example.org/somebody";
      made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => Promise.resolve(((made = null), true)),
      } as unknown as PushSubscription;
      return made;
    };
  });
  await playNow(page, "adrenaline");
  const table = new URL(page.url()).pathname;
  const devtools = await page.context().newCDPSession(page);
  let worker = "";
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => (worker = registrations[0]?.registrationId ?? worker));
  await devtools.send("ServiceWorker.enable");
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: /^Guest/ })
    .click();
  await page.getByRole("link", { name: "Notifications" }).click();
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByText("On", { exact: true })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await (await fetch("/api/me/notices")).json()) as { push?: { endpoint: string }[]; lang?: string });
  expect(await kept()).toMatchObject({ push: [{ endpoint: "https://push.example.org/somebody" }], lang: "en" });

  const deliver = (title: string, url: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(page.url()).origin,
      registrationId: worker,
      data: JSON.stringify({ title, text: "It is your turn.", url, table: title }),
    });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`).sort(),
    );
  await expect.poll(() => worker).not.toBe("");
  // A worker that has just been registered may not listen yet.
  await expect(async () => {
    await deliver("closed", table);
    await expect.poll(shown, { timeout: 5000 }).toEqual(["closed: It is your turn."]);
  }).toPass({ timeout: 40_000 });
  // Who looks at the table is not told of it; of another one, yes.
  await page.getByRole("link", { name: /^It is your turn/ }).click();
  await expect(choices(page).first()).toBeVisible();
  await page.bringToFront();
  await deliver("looking", table);
  await deliver("other", "/table/other");
  await expect.poll(shown).toEqual(["closed: It is your turn.", "other: It is your turn."]);

  await page.goto("/me/notices");
  await page.getByRole("button", { name: "Switch on" }).click();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Off", { exact: true })).toBeVisible();
});
