import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { expect, test } from "vitest";
import { seedCompany } from "../../../scripts/seed/seed-company.ts";
import { loadDemo } from "./load-demo.ts";
import { placeWaitingOrders } from "./place-waiting-orders.ts";

const { database, databaseUrl } = testEngines();

test("orders that an approver has to decide are placed, and no more of them when it runs again", async () => {
  await seedCompany({ items: 1_000, databaseUrl });
  const deps = { db: database.db, clock: systemClock };
  const waiting = (await loadDemo())?.waitingOrders ?? [];
  expect(await placeWaitingOrders(deps, waiting)).toBe(3);
  expect(await placeWaitingOrders(deps, waiting)).toBe(0);
}, 120_000);
