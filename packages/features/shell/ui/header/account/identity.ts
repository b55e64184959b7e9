import type { HeaderView } from "../../../header.ts";

/** Who is signed in, as the menus say it. */
export interface Identity {
  /** The first line. */
  readonly name: string;
  readonly accountNumber: string | null;
  readonly companyName: string | null;
  /** The user's short name, where the company comes first. */
  readonly shortName: string | null;
  readonly enrollment: string | null;
  readonly hasEnrollmentBadge: boolean;
}

/**
 * Spec 6: without an account number, or through procurement, company and short name; else name, account number,
 * company and the enrollment's text. Its badge is for the fully authenticated.
 */
export function identityOf(view: HeaderView): Identity | null {
  const { user, companyName, accountNumber, isProcurement, level } = view;
  if (user === null) return null;
  if (accountNumber === null || isProcurement) {
    const shortName = companyName === null ? null : user.shortName;
    return {
      name: companyName ?? user.shortName,
      accountNumber: null,
      companyName: null,
      shortName,
      enrollment: null,
      hasEnrollmentBadge: false,
    };
  }
  const enrollment = view.enrollment === "" ? null : view.enrollment;
  return {
    name: user.name,
    accountNumber,
    companyName,
    shortName: null,
    enrollment,
    hasEnrollmentBadge: level === "fully-authenticated" && enrollment !== null,
  };
}

/** Two letters for the round picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return `${words.at(0)?.[0] ?? ""}${words.length > 1 ? (words.at(-1)?.[0] ?? "") : ""}`.toUpperCase();
}
