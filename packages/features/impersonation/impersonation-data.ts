import type { ImpersonationAnswer } from "./impersonation.schema.ts";

/** As much of a signed-in person as the banners say. */
interface Person {
  readonly email: string;
  readonly fullName: string;
  readonly isStaff: boolean;
  readonly agent: { readonly isStaff: boolean } | null;
  readonly account: { readonly number: string; readonly companyName: string } | null;
}

/** The banners are about who sits there: the agent, where one acts for the user. */
export function impersonationDataOf(person: Person | undefined): ImpersonationAnswer {
  const agent = person?.agent ?? null;
  const customer = person && agent ? person : null;
  return {
    companyName: customer?.account?.companyName ?? null,
    accountNumber: customer?.account?.number ?? null,
    userName: customer?.email ?? null,
    fullName: customer?.fullName ?? null,
    impersonating: customer !== null,
    agsuser: (agent ?? person)?.isStaff ?? false,
  };
}
