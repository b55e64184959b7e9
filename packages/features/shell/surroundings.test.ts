import { expect, test } from "vitest";
import { footerOf, isInsideApp } from "./surroundings.ts";

test("the app names itself by a header or in its browser's name", () => {
  expect(isInsideApp(new Headers({ "x-capstan-app": "ios" }))).toBe(true);
  expect(isInsideApp(new Headers({ "x-capstan-app": "Android" }))).toBe(true);
  expect(isInsideApp(new Headers({ "user-agent": "Mozilla/5.0 (iPhone) CapstanApp/4.2" }))).toBe(true);
  expect(isInsideApp(new Headers({ "user-agent": "Mozilla/5.0 (iPhone) Safari/605" }))).toBe(false);
  expect(isInsideApp(new Headers({ "x-capstan-app": "no" }))).toBe(false);
});

test("the footer is the buyer's kind of one: procurement, simplified while signing in or registering, else full", () => {
  expect(footerOf({ path: "/search", isProcurement: false })).toBe("full");
  expect(footerOf({ path: "/search", isProcurement: true })).toBe("procurement");
  expect(footerOf({ path: "/myaccount/signin", isProcurement: false })).toBe("simplified");
  expect(footerOf({ path: "/content/user_registration", isProcurement: false })).toBe("simplified");
  expect(footerOf({ path: "/experience/registration/company", isProcurement: false })).toBe("simplified");
});
