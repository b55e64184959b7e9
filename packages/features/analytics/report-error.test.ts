import { afterEach, beforeEach, expect, test, vi } from "vitest";

let posted: { url: string; body: Record<string, unknown> }[] = [];
let answer = async () => new Response("{}");

beforeEach(() => {
  posted = [];
  answer = async () => new Response("{}");
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    posted.push({ url, body: JSON.parse(body) as Record<string, unknown> });
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Each page counts anew. */
async function onNewPage() {
  return (await import("./report-error.ts")).reportError;
}

test("a report is posted with title, version and time", async () => {
  const reportError = await onNewPage();
  reportError({ message: "Error fetching from signout endpoint", error: new Error("status 503") });
  expect(posted).toEqual([
    {
      url: "/errors/client",
      body: {
        message: "Error fetching from signout endpoint",
        error: { name: "Error", message: "status 503", stack: expect.any(String) },
        title: "Capstan Supply header error",
        version: "3.24.0",
        timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
    },
  ]);
});

test.each([
  ["cannot be posted", async () => Promise.reject(new TypeError("no network"))],
  ["is refused", async () => new Response("busy", { status: 503 })],
])("a report that %s is dropped in silence", async (_, given) => {
  const reportError = await onNewPage();
  answer = given;
  const unhandled = vi.fn<() => void>();
  process.on("unhandledRejection", unhandled);
  expect(reportError({ message: "", error: null })).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(posted).toHaveLength(1);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a page that fails over and over reports twenty times at the most", async () => {
  const reportError = await onNewPage();
  for (let failure = 0; failure < 50; failure += 1) reportError({ message: "again", error: null });
  expect(posted).toHaveLength(20);
});
