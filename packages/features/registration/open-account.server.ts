import { joinAccount } from "@capstan/features/account/server";
import type { Tx } from "@capstan/platform/db";
import { insertAccount } from "./new-account.store.server.ts";
import type { RegistrationRow } from "./registration.store.server.ts";
import type { BuyerKind } from "./registration.ts";

const customerKinds = { individual: "individual", company: "business", federal: "federal-government" } as const;

/** The account of a new customer, whom the user administers. */
export async function openAccount(
  tx: Tx,
  { registration, userId }: { readonly registration: RegistrationRow; readonly userId: string },
): Promise<string> {
  const { buyerKind, companyName, answers } = registration;
  const { address1 = "", address2 = "", city = "", state = "", postalCode = "" } = answers;
  const accountNumber = await insertAccount(tx, {
    companyName,
    customerKind: customerKinds[buyerKind],
    address1,
    address2: address2 === "" ? null : address2,
    city,
    state,
    zip: postalCode,
    phone: phoneOf(buyerKind, registration),
    isTaxExempt: claimsTaxExemption(registration),
  });
  await joinAccount(tx, userId, { accountNumber, role: "administrator", spendingLimit: null });
  return accountNumber;
}

/** Nobody who claims it has an account before staff has looked. */
export function claimsTaxExemption({ buyerKind, answers }: Pick<RegistrationRow, "buyerKind" | "answers">): boolean {
  return buyerKind !== "individual" && answers.taxExempt === "yes";
}

function phoneOf(buyerKind: BuyerKind, { answers: { phone = "", companyPhone = "" } }: RegistrationRow) {
  const own = buyerKind === "company" && companyPhone !== "" ? companyPhone : phone;
  return own === "" ? null : own;
}
