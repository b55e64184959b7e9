import { expect, test } from "vitest";
import type { Answers, RegistrationField, Step } from "../../packages/features/registration/index.ts";
import { loadAddressDirectory, phoneNumberOf, validateStep } from "../../packages/features/registration/server.ts";
import { judgedRows, spaced } from "./judged-rows.ts";

const addresses = loadAddressDirectory();
const deps = { addresses: async () => addresses };

async function verdictOf(step: Step, typed: Answers, fields: readonly RegistrationField[]) {
  const { answers, errors } = await validateStep(deps, step, typed);
  return { answers, errors: errors.filter(({ field }) => fields.includes(field as RegistrationField)) };
}

/** The rows whose verdict is another than the people's, and accepted ones of which something was lost. */
async function wrongRows(
  rows: readonly (readonly string[])[],
  { verdictAt, judge }: { readonly verdictAt: number; readonly judge: (row: readonly string[]) => Promise<string> },
): Promise<readonly string[]> {
  const judged = await Promise.all(rows.map(async (row) => ({ row, ours: await judge(row) })));
  return judged.flatMap(({ row, ours }) => (ours === row[verdictAt] ? [] : [`${ours}: ${JSON.stringify(row)}`]));
}

test("names are taken or refused as people would, and kept whole", async () => {
  const judge = async ([fullName = ""]: readonly string[]) => {
    const { answers, errors } = await verdictOf("about-you", { fullName }, ["fullName"]);
    if (errors.length > 0) return "refuse";
    return answers.fullName === spaced(fullName) ? "accept" : `changed to ${answers.fullName}`;
  };
  expect(await wrongRows(judgedRows("names"), { verdictAt: 1, judge })).toEqual([]);
});

test("companies are taken or refused as people would, and kept whole", async () => {
  const judge = async ([companyName = ""]: readonly string[]) => {
    const typed = { buyerKind: "company", companyKey: "not-listed", companyZip: "53219", companyName };
    const { answers, errors } = await verdictOf("company", typed, ["companyName"]);
    if (errors.length > 0) return "refuse";
    return answers.companyName === spaced(companyName) ? "accept" : `changed to ${answers.companyName}`;
  };
  expect(await wrongRows(judgedRows("companies"), { verdictAt: 1, judge })).toEqual([]);
});

test("addresses are taken or refused as people would, and kept whole", async () => {
  const judge = async ([
    address1 = "",
    address2 = "",
    city = "",
    state = "",
    postalCode = "",
    ,
    ,
    normalized = "",
  ]: readonly string[]) => {
    const typed = { buyerKind: "individual", address1, address2, city, state, postalCode };
    const { answers, errors } = await verdictOf("address", typed, [
      "address1",
      "address2",
      "city",
      "state",
      "postalCode",
    ]);
    if (errors.length > 0) return "refuse";
    const isWhole =
      answers.address1 === spaced(address1) && answers.city === spaced(city) && answers.postalCode === normalized;
    return isWhole ? "accept" : `changed to ${JSON.stringify(answers)}`;
  };
  expect(await wrongRows(judgedRows("addresses"), { verdictAt: 5, judge })).toEqual([]);
});

test("telephones are taken or refused as people would", async () => {
  const judge = async ([phone = "", , e164 = ""]: readonly string[]) => {
    const number = phoneNumberOf(phone);
    if (number === undefined) return "refuse";
    return number.replace(/ ext\. .*/, "") === e164 ? "accept" : `changed to ${number}`;
  };
  expect(await wrongRows(judgedRows("phones"), { verdictAt: 1, judge })).toEqual([]);
});

test("e-mail addresses are taken or refused as people would, and those that vanish are none of a company", async () => {
  const judge = async ([email = ""]: readonly string[]) => {
    const { errors } = await verdictOf("about-you", { email }, ["email"]);
    if (errors.length > 0) return "refuse";
    const company = await verdictOf("company", { buyerKind: "company", email }, ["buyerKind"]);
    return company.errors.length > 0 ? "disposable" : "accept";
  };
  expect(await wrongRows(judgedRows("emails"), { verdictAt: 1, judge })).toEqual([]);
});
