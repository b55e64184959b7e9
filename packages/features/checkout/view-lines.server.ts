import { promiseText } from "@capstan/features/availability/server";
import { unitLabel } from "@capstan/features/catalog/server";
import {
  type ComposedLine,
  type ComposedOrder,
  groupLines,
  groupTitle,
  shipmentsText,
  weightText,
} from "@capstan/features/orders/server";
import { urls } from "@capstan/features/urls";
import { bug } from "@capstan/platform/bug";
import { formatMoney, moneyOf, sumOf } from "@capstan/platform/money";
import type { BlockedLine, LineGroup, LineView } from "./checkout.ts";
import { formatLines } from "./format-lines.ts";
import { type CheckoutState, isAtBranch } from "./load-checkout.server.ts";
import { obstacleText } from "./obstacle-text.server.ts";
import { priceChangeOf } from "./price-changes.server.ts";
import { openQuestionsOf } from "./view-compliance.server.ts";

export function lineGroups(state: CheckoutState, order: ComposedOrder): readonly LineGroup[] {
  return groupLines(order.lines).map(({ kind, lines }) => ({
    kind,
    title: groupTitle({ kind, lines }, state),
    detail: detailOf(kind, lines, { state, order }),
    total: formatMoney(sumOf(lines.map(({ lineTotal }) => lineTotal))),
    lines: lines
      .map((line) => lineView(line, { state, isLate: kind === "backorder" }))
      // What has to be looked at comes first.
      .toSorted((one, other) => Number(other.priceChange !== null) - Number(one.priceChange !== null)),
    notes: notesOf(lines, order),
  }));
}

function detailOf(
  kind: LineGroup["kind"],
  lines: readonly ComposedLine[],
  { state, order }: { readonly state: CheckoutState; readonly order: ComposedOrder },
): string {
  const { branch, delivery, member } = state;
  const { name, city, state: region } = delivery.address;
  if (kind === "pickup" && branch)
    return `${member?.fullName ?? "You"}, at the counter${branch.hasCurbside ? " or curbside" : ""}. ${branch.address1}, ${branch.city}, ${branch.state}. Open ${branch.weekdayHours}.`;
  if (kind === "backorder") return `Comes to the same address when stock arrives. No second freight charge.`;
  const numbers = new Set(lines.map(({ line }) => line));
  const shipments = order.shipments.filter((shipment) => shipment.lines.some((line) => numbers.has(line)));
  return `To ${name}, ${city}, ${region}. ${shipmentsText(shipments)}.`;
}

function lineView(
  line: ComposedLine,
  { state, isLate }: { readonly state: CheckoutState; readonly isLate: boolean },
): LineView {
  const { sku, quantity, priceReason, warranty } = line;
  const against = priceReason.against === null ? undefined : moneyOf(priceReason.against);
  return {
    line: line.line,
    sku,
    name: line.description,
    url: urls.product({ sku, name: line.description }),
    quantity,
    unit: line.pack.label,
    price: formatMoney(line.unitPrice),
    strike: against !== undefined && against > line.unitPrice ? formatMoney(against) : null,
    total: formatMoney(line.lineTotal),
    warranty: warranty && `${warranty.name}, ${formatMoney(warranty.total)}`,
    isHazardous: line.promise.isHazardous,
    how: line.fulfilment,
    promise: isLate || line.promise.parts.length > 1 ? promiseText(line.promise, state.on).text : null,
    noPickup: noPickup(line, state),
    priceChange: priceChangeOf(line, state.saved.seenPrices),
  };
}

function noPickup({ sku, quantity }: ComposedLine, { branch, pickups }: CheckoutState): string | null {
  if (!branch) return "Choose a branch first";
  if (isAtBranch(pickups.get(sku), quantity, branch.code)) return null;
  const there = pickups.get(sku)?.sources.find(({ code }) => code === branch.code)?.quantity ?? 0;
  return there === 0 ? `None at #${branch.code}` : `Only ${there} at #${branch.code}`;
}

function notesOf(lines: readonly ComposedLine[], { shipments }: ComposedOrder): LineGroup["notes"] {
  const shipped = lines.filter(({ fulfilment }) => fulfilment === "ship");
  const numbers = new Set(shipped.map(({ line }) => line));
  const pallets = shipments.filter(({ method, lines: on }) => method === "ltl" && on.some((line) => numbers.has(line)));
  const hazardous = shipped.filter(({ promise }) => promise.isHazardous);
  return [
    ...pallets.map(({ weightLb, lines: on }) => ({
      kind: "freight" as const,
      title: "Ships by truck freight.",
      text: `${formatLines(on.filter((line) => numbers.has(line)))} on a pallet of ${weightText(weightLb)}. The carrier calls to schedule delivery to a dock.`,
    })),
    ...(hazardous.length === 0
      ? []
      : [
          {
            kind: "hazmat" as const,
            title: "Hazmat, ground only.",
            text: `${formatLines(hazardous.map(({ line }) => line))}. No air, no P.O. boxes.`,
          },
        ]),
  ];
}

export function blockedLines(state: CheckoutState): readonly BlockedLine[] {
  const asked = new Set(openQuestionsOf(state).map(({ sku }) => sku));
  return (state.quote?.obstacles ?? []).map((obstacle) => {
    const { sku } = obstacle;
    const at = state.lines.findIndex((line) => line.sku === sku);
    const { quantity } = state.lines[at] ?? bug("a line that is not in the cart can't be blocked");
    const item = state.facts.items.get(sku);
    return {
      line: at + 1,
      sku,
      name: item?.name ?? sku,
      url: urls.product({ sku, name: item?.name ?? sku }),
      quantity,
      unit: item ? unitLabel(item) : "",
      reason: asked.has(sku) ? "It waits for your answer." : `${obstacleText(obstacle, state)}.`,
      isAsked: asked.has(sku),
    };
  });
}
