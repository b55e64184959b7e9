import { expect, test } from "vitest";
import { credentialsIn } from "./client-credentials.ts";

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

test("a client says who it is by HTTP Basic, encoded as a form's, or by two fields", () => {
  expect(credentialsIn({ authorization: basic("a%20b:c%3Ad+e") })).toEqual({ id: "a b", secret: "c:d e" });
  const fields = { client_id: "a", client_secret: "b" };
  expect(credentialsIn({ authorization: undefined, ...fields })).toEqual({ id: "a", secret: "b" });
  expect(credentialsIn({ authorization: basic("a:b"), client_id: "a" })).toEqual({ id: "a", secret: "b" });
});

test("both at once, or two names, are refused and not chosen from", () => {
  expect(credentialsIn({ authorization: basic("a:b"), client_id: "a", client_secret: "b" })).toBe("ambiguous");
  expect(credentialsIn({ authorization: basic("a:b"), client_id: "other" })).toBe("ambiguous");
});

test.each(["", "Basic", "Basic !", basic("no colon"), basic("%zz:a"), "Bearer abc", `Basic ${"a".repeat(2_000)}`])(
  "%s names nobody",
  (authorization) => expect(credentialsIn({ authorization })).toBeUndefined(),
);
