import { brand } from "@capstan/features/brand";
import { expect, test } from "vitest";
import { consentFlags, formFields } from "./email-consent.ts";

test("the form carries the address, its source, the fixed values and three identifiers", () => {
  const { EMAIL_ADDRESS_, EMAIL_ACQ_SOURCE, EMAIL_PERMISSION_STATUS_, PREMIUM_ELIGIBILITY, ...others } = formFields({
    address: "buyer@works.com",
    source: "STORE_FOOTER",
  });
  expect({ EMAIL_ADDRESS_, EMAIL_ACQ_SOURCE, EMAIL_PERMISSION_STATUS_, PREMIUM_ELIGIBILITY }).toEqual({
    EMAIL_ADDRESS_: "buyer@works.com",
    EMAIL_ACQ_SOURCE: "STORE_FOOTER",
    EMAIL_PERMISSION_STATUS_: "I",
    PREMIUM_ELIGIBILITY: "N",
  });
  const flags = ["SURVEY_FLAG2022", "SPECIAL_OFFERS_FLAG2022", brand.emailForm.listField, "ENEWS_FLAG2022"];
  expect(Object.keys(others)).toEqual([...flags, ...Object.keys(brand.emailForm.tracking)]);
  expect(flags.map((name) => others[name])).toEqual(["Y", "Y", "Y", "Y"]);
  expect(Object.keys(brand.emailForm.tracking)).toHaveLength(3);
  expect(consentFlags).toEqual(flags);
});
