import { expect, test } from "vitest";
import { type DescribedEvent, describeEvent } from "./describe-event.ts";

function reported(details: DescribedEvent["details"], status: DescribedEvent["status"] = "in-fulfilment"): string {
  const at = new Date("2026-11-18T12:24:00.000Z");
  const { who, what } = describeEvent({ at, status, actor: "warehouse", userName: null, agentName: null, details }, 1);
  return `${who} ${what}`;
}

test("what a warehouse reports names the shipment", () => {
  expect(reported({ report: "packed", shipment: 2 })).toBe("The warehouse packed shipment 2");
  expect(reported({ report: "shipped", shipment: 2 }, "shipped")).toBe("The warehouse sent shipment 2");
  expect(reported({ report: "delivered", shipment: 1 })).toBe("The warehouse reported shipment 1 as delivered");
  expect(reported({ report: "picked-up", shipment: 1 })).toBe("The warehouse handed over shipment 1 at the branch");
  expect(reported({ report: "backordered" })).toBe("The warehouse gave another date");
});
