import { expect, test } from "vitest";
import { cookieHeader, hostCookies, readCookies, removedCookie } from "./cookies.ts";

test("cookies are read by name, decoded; the first of a name counts", () => {
  expect(readCookies("a=1; b=two%20words; a=2;broken; =x; c=%E0%A4%A")).toEqual({
    a: "1",
    b: "two words",
    c: "%E0%A4%A",
  });
  expect(readCookies(undefined)).toEqual({});
});

test("a cookie named like a part of every object is only a cookie", () => {
  expect(Object.keys(readCookies("__proto__=x; constructor=y"))).toEqual(["__proto__", "constructor"]);
});

test("a cookie that is left is out of script's reach and of other sites' forms, over https alone where we are there", () => {
  expect(cookieHeader({ name: "a", value: "x;y" }, false)).toBe("a=x%3By; Path=/; HttpOnly; SameSite=Lax");
  expect(cookieHeader({ name: "a", value: "x", keepSeconds: 60 }, true)).toBe(
    "__Host-a=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
  );
  expect(cookieHeader(removedCookie("a"), false)).toBe("a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
});

test("over https every cookie of ours is bound to the host, once; another's is cleared under its own name", () => {
  const nameOf = (header: string) => header.split("=", 1)[0];
  expect(nameOf(cookieHeader({ name: "__Host-a", value: "x" }, true))).toBe("__Host-a");
  expect(nameOf(cookieHeader(removedCookie("a"), true))).toBe("__Host-a");
  expect(nameOf(cookieHeader({ ...removedCookie("CPA"), isForeign: true }, true))).toBe("CPA");
});

test("a cookie that another host of the domain left is not read over https", () => {
  expect(readCookies(hostCookies("cart=planted; __Host-cart=own; session=planted;__Secure-a=1; broken"))).toEqual({
    "__Host-cart": "own",
    cart: "own",
  });
  expect(readCookies(hostCookies("session=planted"))).toEqual({});
});
