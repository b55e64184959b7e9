import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** In the form of E.164, an extension after it; a number without a country is of the US. Undefined for what nobody can call. */
export function phoneNumberOf(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "US", extract: false });
  if (!number || !canBeCalled(number)) return undefined;
  return number.ext === undefined ? number.number : `${number.number} ext. ${number.ext}`;
}

/** North America gives out area codes every year: there the plan's pattern counts, and no list of those that are known. */
function canBeCalled(number: PhoneNumber): boolean {
  if (number.countryCallingCode !== "1") return number.isValid();
  return /^[2-9](?!11)\d{2}[2-9]\d{6}$/.test(number.nationalNumber);
}
