import { type Review, agenciesOf, federalDepartments, reviewQueue } from "@capstan/features/registration/server";
import type { Database } from "@capstan/platform/db";
import type { RegistrationReview } from "./portal.ts";

const reasons: Readonly<Record<Review["reason"], string>> = {
  federal: "Federal buyers are checked before their account opens.",
  "tax-exempt": "Says that it buys tax free: check the certificate.",
  "same-name": "An account in the same ZIP code has this name.",
  "no-administrator": "Wants to join an account that has no administrator.",
};

/** What waits for staff, the longest first, in words. */
export async function loadReviewQueue(db: Database): Promise<readonly RegistrationReview[]> {
  const reviews = await reviewQueue(db);
  return reviews.map(({ departmentCode, agencyCode, reason, requestedAt, ...review }) => ({
    ...review,
    reason: reasons[reason],
    department: nameOf(federalDepartments(), departmentCode),
    agency: nameOf(agenciesOf(departmentCode ?? ""), agencyCode),
    requestedAt: requestedAt.toISOString(),
  }));
}

function nameOf(list: readonly { readonly code: string; readonly name: string }[], code: string | null): string | null {
  return list.find((one) => one.code === code)?.name ?? null;
}
