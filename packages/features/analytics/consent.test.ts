import { expect, test } from "vitest";
import { consentCookieAt, consentOf, consentText } from "./consent.ts";

test("a choice is read back as it was made", () => {
  for (const analytics of [true, false]) expect(consentOf(consentText({ analytics }))).toEqual({ analytics });
});

test.each([undefined, "", "analytics", "0.analytics", "2.analytics", "1.analytics,more", "true"])(
  "%s is no consent: nobody agreed to this version of the question",
  (text) => {
    expect(consentOf(text)).toEqual({ analytics: false });
  },
);

test("over https the cookie of the choice is bound to the host", () => {
  expect([consentCookieAt("https:"), consentCookieAt("http:")]).toEqual(["__Host-consent", "consent"]);
});
