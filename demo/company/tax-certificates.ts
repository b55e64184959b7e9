import { createPdfTemplate } from "@capstan/platform/typst";
import { flag, number, optional, readCsv, text } from "../kit/read-data.ts";
import { type Day, addDays } from "./days.ts";
import { demoUsers } from "./demo-users.ts";

const rows = readCsv("company/tax-certificates.csv", {
  userId: text,
  accountNumber: text,
  state: text,
  stateName: text,
  number: text,
  reason: text,
  /** Days from the day on which it is sent. */
  startsIn: number,
  endsIn: number,
  /** What is not approved waits for staff. */
  isApproved: optional(flag),
});

/** An exemption certificate that somebody of the demo has sent. */
export interface DemoCertificate {
  readonly userId: string;
  readonly accountNumber: string;
  readonly state: string;
  readonly number: string;
  readonly reason: string;
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly isApproved: boolean;
  /** One page as PDF. */
  document(): Promise<Uint8Array>;
}

/** They end around the real day, not the company's: one of them soon. */
export function demoCertificates(today: Day): readonly DemoCertificate[] {
  const template = createPdfTemplate<object>(new URL("certificate.typ", import.meta.url));
  return rows.map(({ startsIn, endsIn, stateName, isApproved = false, ...row }) => {
    const [startsOn, endsOn] = [addDays(today, startsIn), addDays(today, endsIn)];
    const { fullName = "", company = "" } = demoUsers.find(({ id }) => id === row.userId) ?? {};
    const facts = [
      ["Purchaser", company],
      ["Seller", "Capstan Supply"],
      ["State", stateName],
      ["Reason for exemption", row.reason],
      ["Certificate number", row.number],
      ["Valid", `${startsOn} to ${endsOn}`],
    ];
    const content = { title: `${stateName} exemption certificate`, company, facts, number: row.number };
    const signed = { signer: fullName, signedOn: startsOn };
    return {
      ...row,
      startsOn,
      endsOn,
      isApproved,
      document: async () => template.render({ ...content, ...signed }, new Date(`${startsOn}T00:00:00Z`)),
    };
  });
}

/** Who of the store's people approves them. */
export const certificateStaff = "osorensen";
