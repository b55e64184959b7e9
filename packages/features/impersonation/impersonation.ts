import type { ImpersonationAnswer } from "./impersonation.schema.ts";

/** For whom an agent acts; the four names are null where none does. */
export interface Impersonation {
  readonly isImpersonating: boolean;
  /** The visitor is a member of the provider's own staff. */
  readonly isStaff: boolean;
  readonly fullName: string | null;
  readonly userName: string | null;
  readonly companyName: string | null;
  readonly accountNumber: string | null;
}

export const noImpersonation: Impersonation = {
  isImpersonating: false,
  isStaff: false,
  fullName: null,
  userName: null,
  companyName: null,
  accountNumber: null,
};

/** As much of a signed-in person as the banners say. */
interface Person {
  readonly email: string;
  readonly fullName: string;
  readonly isStaff: boolean;
  readonly agent: { readonly isStaff: boolean } | null;
  readonly account: { readonly number: string; readonly companyName: string } | null;
}

/** The banners are about who sits there: the agent, where one acts for the user. */
export function impersonationOf(person: Person | undefined): Impersonation {
  const agent = person?.agent ?? null;
  const isStaff = (agent ?? person)?.isStaff ?? false;
  if (!person || !agent) return { ...noImpersonation, isStaff };
  return {
    isImpersonating: true,
    isStaff,
    fullName: person.fullName,
    userName: person.email,
    companyName: person.account?.companyName ?? null,
    accountNumber: person.account?.number ?? null,
  };
}

/** The same in the wire's names. */
export function impersonationAnswerOf({ isImpersonating, isStaff, ...names }: Impersonation): ImpersonationAnswer {
  return { ...names, impersonating: isImpersonating, agsuser: isStaff };
}
