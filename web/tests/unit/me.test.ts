// Who we are: asked once, and not forgotten because of a line that breaks.
import { beforeEach, expect, test, vi } from "vitest";
import { api, Away } from "../../src/api/client.ts";
import { become, me, recall } from "../../src/api/me.svelte.ts";
import type { Me } from "../../src/api/types.ts";

const ann = { id: "a1", name: "Ann", guest: false } as Me;
const asked = vi.fn<typeof api.me>();

beforeEach(() => void vi.spyOn(api, "me").mockImplementation(asked));

test("whoever cannot reach the server stays known, and asks again", async () => {
  become(ann);
  asked.mockRejectedValueOnce(new Away());
  await recall();
  expect(localStorage.getItem("telefrag-known")).toBe("a1");
  asked.mockResolvedValueOnce({ ...ann, name: "Anna" });
  await recall();
  expect(me()?.name).toBe("Anna");
  await recall();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("whom the server does not know any more is forgotten", async () => {
  vi.resetModules();
  const fresh = await import("../../src/api/me.svelte.ts");
  const client = await import("../../src/api/client.ts");
  vi.spyOn(client.api, "me").mockRejectedValueOnce(new client.Refused(401, { code: "refusal-nobody", message: "" }));
  await fresh.recall();
  expect(fresh.me()).toBeNull();
  expect(localStorage.getItem("telefrag-known")).toBeNull();
});
