import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { bodyOf } from "./body-of.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("data that is all there is one piece, whose length is known", async () => {
  const body = await bodyOf(new Response("all of it").body as ReadableStream<Uint8Array>);
  expect(body).toEqual(Buffer.from("all of it"));
});

test("what waits for something leaves piece by piece, the first before the last is there", async () => {
  const { promise: last, resolve } = Promise.withResolvers<string>();
  const stream = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(bytes("first"));
      controller.enqueue(bytes("second"));
      controller.enqueue(bytes(await last));
      controller.close();
    },
  });
  const body = await bodyOf(stream);
  const chunks: string[] = [];
  for await (const chunk of body as Readable) {
    chunks.push(String(Buffer.from(chunk as Uint8Array)));
    if (chunks.length === 2) resolve("last");
  }
  expect(chunks).toEqual(["first", "second", "last"]);
});

test("a reader that goes away ends what writes", async () => {
  const { promise: cancelled, resolve } = Promise.withResolvers<string>();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes("first")),
    pull: async (controller) => {
      await setTimeout(5);
      controller.enqueue(bytes("more"));
    },
    cancel: () => resolve("cancelled"),
  });
  const body = (await bodyOf(stream)) as Readable;
  body.once("data", () => body.destroy());
  expect(await cancelled).toBe("cancelled");
});

test("a failure on the way reaches whoever reads", async () => {
  const { promise: reading, resolve } = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(bytes("first"));
      await reading;
      controller.error(new Error("broken"));
    },
  });
  const body = (await bodyOf(stream)) as Readable;
  resolve();
  await expect(body.toArray()).rejects.toThrow("broken");
});
