import { expect, test } from "vitest";
import { refusalIn } from "./refusal.ts";

const errorCatalog = {
  TOO_MANY_REQUESTS: { status: 429, text: "Wait a moment." },
  SIGN_IN_REQUIRED: { status: 401, text: "Sign in." },
};
const read = (query: string) => refusalIn(new URL(`http://store.example/refused?${query}`), errorCatalog);

test("a refusal is told by the catalog's row, with the way back and the fields", () => {
  expect(read("code=TOO_MANY_REQUESTS&back=%2Ffeedback%3Fa%3D1&field=rating&field=text")).toEqual({
    status: 429,
    text: "Wait a moment.",
    fields: ["rating", "text"],
    back: "/feedback?a=1",
    needsSignIn: false,
  });
  expect(read("code=SIGN_IN_REQUIRED")).toMatchObject({ back: "/", needsSignIn: true });
});

test.each(["", "code=", "code=toString", "code=__proto__", "code=NOTHING"])("%s is no refusal", (query) => {
  expect(read(query)).toBeUndefined();
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "evil"])(
  "the way back never leads to %s",
  (back) => {
    expect(read(new URLSearchParams({ code: "TOO_MANY_REQUESTS", back }).toString())?.back).toBe("/");
  },
);

test("a field's name is a name, and there are a few of them at the most", () => {
  const long = Array.from({ length: 9 }, (_, at) => `field=f${at}`).join("&");
  expect(read(`code=TOO_MANY_REQUESTS&field=call+0800+now&field=<b>&${long}`)?.fields).toEqual(
    Array.from({ length: 5 }, (_, at) => `f${at}`),
  );
});
