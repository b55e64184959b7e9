import { expect, test } from "vitest";
import { demoCompany } from "../generate.ts";
import { catalogItems } from "./items.ts";

const items = [...catalogItems(demoCompany)];

test("the same thing of two makers rarely costs the same to the cent", () => {
  const twins = [...Map.groupBy(items, ({ draft }) => draft.sameAs).values()].flatMap((same) =>
    same.flatMap((one, at) =>
      same
        .slice(at + 1)
        .filter(({ brandCode }) => brandCode !== one.brandCode)
        .map((other) => [one.draft.price, other.draft.price] as const),
    ),
  );
  const alike = twins.filter(([one, other]) => one === other);
  expect(twins.length).toBeGreaterThan(5_000);
  expect(alike.length / twins.length).toBeLessThanOrEqual(0.02);
});

test("a bearing with C3 clearance costs more than the maker's same bearing with normal clearance", () => {
  const bearings = new Map(
    items
      .filter(({ itemClass }) => itemClass.code === "ball-bearing")
      .map(({ brandCode, draft }) => [`${brandCode} ${draft.sameAs}`, draft.price]),
  );
  const pairs = [...bearings].flatMap(([name, price]) => {
    const normal = name.endsWith(" C3") ? bearings.get(name.slice(0, -3)) : undefined;
    return normal === undefined ? [] : [{ name, price, normal }];
  });
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter(({ price, normal }) => price <= normal)).toEqual([]);
});
