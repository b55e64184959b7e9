import Fastify from "fastify";
import { expect, test } from "vitest";
import { type ErrorCatalog, platformErrors } from "../errors.ts";
import { fail, ok } from "../result.ts";
import { anonymous } from "../visitor.ts";
import { mountRoutes } from "./mount.ts";
import { type FileAnswer, type FileElsewhere, fileAnswer, route } from "./route.ts";

// The slices' rows are not needed here.
const errorCatalog = platformErrors as ErrorCatalog;

function serve(file: FileAnswer | FileElsewhere) {
  const app = Fastify();
  const picture = route({
    method: "GET",
    path: "/picture",
    summary: "",
    slice: "test",
    level: "anonymous",
    account: "none",
    agents: "look",
    answer: fileAnswer,
    handle: async () => ok(file),
  });
  mountRoutes(app, [picture], {
    errorCatalog,
    visitorOf: async () => anonymous,
    withinLimit: async () => true,
    origin: "http://store.example",
  });
  return app;
}

const picture = { type: "image/webp", tag: "abc", keepSeconds: 60 };

test.each(['"abc"', 'W/"abc"', '"old", "abc"'])("for a visitor that holds %s no bytes are made", async (held) => {
  let made = 0;
  const bytes = async () => {
    made += 1;
    return ok(new Uint8Array([1]));
  };
  const app = serve({ ...picture, bytes });
  const again = await app.inject({ url: "/picture", headers: { "if-none-match": held } });
  expect([again.statusCode, again.rawPayload.length, made]).toEqual([304, 0, 0]);
  const first = await app.inject({ url: "/picture", headers: { "if-none-match": '"abcd"' } });
  expect([first.statusCode, first.headers["etag"], first.rawPayload.length, made]).toEqual([200, '"abc"', 1, 1]);
});

test("bytes that can't be made now are refused with the time to wait, and nobody keeps the refusal", async () => {
  const answer = await serve({ ...picture, bytes: async () => fail({ code: "BUSY" }) }).inject("/picture");
  const { etag, "retry-after": retryAfter, "cache-control": kept } = answer.headers;
  expect([answer.statusCode, etag, retryAfter, kept]).toEqual([503, undefined, "1", "no-store"]);
});

test("a file on another server is a redirect that anybody may keep", async () => {
  const answer = await serve({ url: "https://images.example/a.jpg", keepSeconds: 300 }).inject("/picture");
  expect([answer.statusCode, answer.headers["location"], answer.headers["cache-control"]]).toEqual([
    302,
    "https://images.example/a.jpg",
    "public, max-age=300",
  ]);
});
