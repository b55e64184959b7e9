import { z } from "zod";
import type { Day } from "@capstan/platform/day";
import { type FulfilmentReport, type ReturnReport, returnReports, shipmentReports } from "./report.ts";

const max = { name: 64, text: 200, lines: 500, boxes: 1_000, quantity: 1_000_000 };
const name = z.string().trim().min(1).max(max.name);
const text = z.string().trim().max(max.text);
const day = z.iso.date();

const line = z.object({
  line: z.number().int().positive(),
  quantity: z.number().int().positive().max(max.quantity),
  expectedOn: day
    .nullable()
    .default(null)
    .describe("Of a backordered line: when it is expected; null if nobody knows."),
  accepted: z
    .number()
    .int()
    .min(0)
    .max(max.quantity)
    .optional()
    .describe("Of an inspected line: how many are refunded; all if left out."),
  restocked: z
    .number()
    .int()
    .min(0)
    .max(max.quantity)
    .default(0)
    .describe("Of an inspected line: how many of the accepted go back into the stock at `to`."),
  finding: text.default("").describe("Of an inspected line: why not all are refunded, in words for the buyer."),
});

/** A line that is told twice in one report would count twice. */
const lines = z
  .array(line)
  .min(1)
  .max(max.lines)
  .refine((given) => new Set(given.map((one) => one.line)).size === given.length, "a line is named twice");

export const reportBody = z
  .object({
    eventId: name.describe("The caller's own id of this report: the same report sent again with it changes nothing."),
    orderNumber: name,
    kind: z.enum([...shipmentReports, "backordered", ...returnReports]),
    at: z.iso.datetime({ offset: true }).describe("When it happened."),
    shipment: name.optional().describe("The caller's own name for the shipment, by which later reports find it."),
    from: name.optional().describe("The distribution center or branch that it leaves from; together with `lines`."),
    lines: lines.optional().describe("What is in the shipment, or which lines are backordered, with quantities."),
    carrier: text.optional(),
    method: text.optional().describe("The carrier's service."),
    trackingNumbers: z.array(name).max(max.boxes).optional(),
    boxes: z.number().int().positive().max(max.boxes).optional(),
    weightLb: z.number().positive().max(max.quantity).optional(),
    expectedOn: day.optional().describe("When the carrier expects to deliver."),
    reason: text.default("").describe("Why lines are backordered or a return is refused, in words for the buyer."),
    returnNumber: name.optional().describe("Of a report on a return: the number that the store gave it."),
    to: name.optional().describe("The distribution center or branch at which a return arrived."),
  })
  .refine(({ kind, returnNumber }) => !isOfReturn(kind) || returnNumber !== undefined, {
    path: ["returnNumber"],
    message: "name the return",
  })
  .refine(({ kind, shipment }) => kind === "backordered" || isOfReturn(kind) || shipment !== undefined, {
    path: ["shipment"],
    message: "name the shipment",
  })
  .refine(
    ({ kind, lines: reported }) =>
      !["backordered", "packed", "return-inspected"].includes(kind) || reported !== undefined,
    {
      path: ["lines"],
      message: "name the lines",
    },
  )
  .refine(
    ({ kind, lines: reported, from }) =>
      kind === "backordered" || isOfReturn(kind) || (reported === undefined) === (from === undefined),
    { path: ["from"], message: "lines and the place that they leave from belong together" },
  );

function isOfReturn(kind: FulfilmentReport["kind"]): kind is ReturnReport["kind"] {
  return (returnReports as readonly string[]).includes(kind);
}

export type ReportBody = z.output<typeof reportBody>;

export function reportIn(body: ReportBody): FulfilmentReport {
  const { kind, reason, shipment = "", from, lines: reported = [] } = body;
  const at = new Date(body.at).toISOString();
  if (kind === "backordered")
    return { kind, at, reason, lines: reported.map((one) => ({ ...one, expectedOn: one.expectedOn as Day | null })) };
  if (isOfReturn(kind)) {
    const { returnNumber = "", to = null } = body;
    const found = kind === "return-inspected" ? reported.map(inspectedLine) : null;
    return { kind, at, returnNumber, to, reason, lines: found };
  }
  const parts = reported.map(({ line: number, quantity }) => ({ line: number, quantity }));
  return {
    kind,
    at,
    shipment,
    contents: from === undefined ? null : { from, lines: parts },
    details: {
      carrier: body.carrier ?? null,
      method: body.method ?? null,
      trackingNumbers: body.trackingNumbers ?? null,
      boxes: body.boxes ?? null,
      weightLb: body.weightLb ?? null,
      expectedOn: (body.expectedOn ?? null) as Day | null,
    },
  };
}

function inspectedLine({ line: number, quantity, accepted = quantity, restocked, finding }: z.output<typeof line>) {
  return { line: number, quantity, accepted, restocked, finding };
}

export const reportAnswer = z.object({
  orderNumber: z.string(),
  outcome: z.enum(["applied", "waiting"]).describe("`waiting`: kept until somebody tells what is in the shipment."),
  status: z.string().describe("The order's state now."),
  shipment: z.number().int().nullable().describe("The shipment's number in the order."),
  returnStatus: z.string().optional().describe("The return's state now, of a report on one."),
});

export const orderParams = z.object({ orderNumber: name });

export const packingOrder = z.object({
  orderNumber: z.string(),
  accountNumber: z.string(),
  status: z.string(),
  placedAt: z.string(),
  purchaseOrder: z.string().nullable(),
  shipTo: z.record(z.string(), z.string().nullable()).nullable(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      sku: z.string(),
      description: z.string().nullable(),
      unit: z.string().nullable(),
      quantity: z.number().int(),
      packed: z.number().int().describe("In shipments, whether they have left or not."),
      fulfilment: z.enum(["ship", "pickup"]),
      branchCode: z.string().nullable(),
      reserved: z.array(z.object({ from: z.string(), quantity: z.number().int() })),
    }),
  ),
  shipments: z.array(
    z.object({
      shipment: z.number().int(),
      reference: z.string(),
      kind: z.enum(["ship", "pickup"]),
      status: z.string(),
      from: z.string(),
    }),
  ),
  returns: z.array(
    z.object({
      number: z.string(),
      status: z.string(),
      lines: z.array(z.object({ line: z.number().int(), quantity: z.number().int(), reason: z.string() })),
    }),
  ),
});

export type PackingOrder = z.infer<typeof packingOrder>;
