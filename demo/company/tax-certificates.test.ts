import { expect, test } from "vitest";
import { customers } from "./accounts.ts";
import { addDays } from "./days.ts";
import { people } from "./users.ts";
import { certificateStaff, demoCertificates } from "./tax-certificates.ts";

const today = "2026-11-18";
const certificates = demoCertificates(today);

test("some are approved, one of them ends soon, and some wait", () => {
  const approved = certificates.filter(({ isApproved }) => isApproved);
  expect(approved.filter(({ endsOn }) => endsOn < addDays(today, 60))).toHaveLength(1);
  expect(approved.length).toBeGreaterThan(1);
  expect(certificates.length).toBeGreaterThan(approved.length);
});

test("each is sent by somebody who may order in its account", () => {
  const { users, memberships } = people("test", customers("test"));
  for (const { userId, accountNumber } of certificates) {
    const membership = memberships.find((one) => one.userId === userId && one.accountNumber === accountNumber);
    expect([userId, membership?.role]).toEqual([userId, expect.stringMatching(/^(?:administrator|approver|buyer)$/)]);
  }
  expect(users.find(({ id }) => id === certificateStaff)).toMatchObject({ isStaff: true });
});

test("each has one page as PDF, the same bytes each time", async () => {
  const [certificate] = certificates;
  const pdf = Buffer.from((await certificate?.document()) ?? "");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(Buffer.from((await certificate?.document()) ?? "").equals(pdf)).toBe(true);
});
