import type { Day } from "@capstan/platform/day";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Destination, type Restriction, matchRestriction, restrictionsFor } from "./restrictions.ts";

const runs = { numRuns: 10_000 };
const stateNames = ["CA", "VT", "MD", "LA", "NY", "TX"];
const customerKinds = ["business", "contractor", "education", "federal-government"];
const zips = ["90001", "90210", "05401", "10001", "75001"];
const today: Day = "2026-11-15";

const restrictions = fc.record<Restriction>({
  code: fc.stringMatching(/^[A-Z]{3}-\d{3}$/),
  kind: fc.constantFrom("lowLeadA6" as const, "georgiaPacific" as const, "stateRestricted" as const),
  action: fc.constantFrom("warn" as const, "ask" as const, "block" as const),
  states: fc.subarray(stateNames),
  zipPrefixes: fc.subarray(["900", "9", "05", "100"]),
  customerKinds: fc.subarray(customerKinds),
  exemptCustomerKinds: fc.subarray(customerKinds),
  title: fc.constant("Title"),
  message: fc.constant("Message"),
  question: fc.constant(null),
  citation: fc.constant("Citation"),
  startsOn: fc.constantFrom<Day>("-infinity", "2026-01-01", "2026-11-15", "2026-11-16"),
  endsOn: fc.constantFrom<Day>("2026-11-16", "2027-12-31", "infinity"),
});
const whole = fc.record({
  state: fc.constantFrom(...stateNames),
  zip: fc.constantFrom(...zips),
  customerKind: fc.constantFrom(...customerKinds),
});

test("for somebody of whom all is known, a rule applies or it does not", () => {
  fc.assert(
    fc.property(restrictions, whole, (restriction, destination) => {
      const placed =
        (restriction.states.length === 0 && restriction.zipPrefixes.length === 0) ||
        restriction.states.includes(destination.state) ||
        restriction.zipPrefixes.some((prefix) => destination.zip.startsWith(prefix));
      const bound =
        !restriction.exemptCustomerKinds.includes(destination.customerKind) &&
        (restriction.customerKinds.length === 0 || restriction.customerKinds.includes(destination.customerKind));
      const isOn = restriction.startsOn !== "2026-11-16";
      expect(matchRestriction(restriction, destination, today)).toBe(
        placed && bound && isOn ? "applies" : "does-not-apply",
      );
    }),
    runs,
  );
});

test("what is not known never clears a buyer whom the whole truth would bind", () => {
  const hidden = fc.record({ state: fc.boolean(), zip: fc.boolean(), customerKind: fc.boolean() });
  fc.assert(
    fc.property(restrictions, whole, hidden, (restriction, truth, hide) => {
      const told: Destination = {
        ...(hide.state ? {} : { state: truth.state }),
        ...(hide.zip ? {} : { zip: truth.zip }),
        ...(hide.customerKind ? {} : { customerKind: truth.customerKind }),
      };
      const guess = matchRestriction(restriction, told, today);
      const fact = matchRestriction(restriction, truth, today);
      const isCleared = fact === "applies" && guess === "does-not-apply";
      const isOverstated = guess === "applies" && fact !== "applies" && Object.keys(told).length === 3;
      expect({ isCleared, isOverstated }).toEqual({ isCleared: false, isOverstated: false });
    }),
    runs,
  );
});

test("an exempt customer is never bound, wherever it goes", () => {
  fc.assert(
    fc.property(restrictions, whole, (restriction, destination) => {
      const exempt = { ...restriction, exemptCustomerKinds: [destination.customerKind] };
      expect(matchRestriction(exempt, destination, today)).toBe("does-not-apply");
    }),
    runs,
  );
});

test("of several rules, those that refuse come first and those that only tell last; none that bears is left out", () => {
  const order = ["block", "ask", "warn"];
  fc.assert(
    fc.property(fc.array(restrictions, { maxLength: 8 }), whole, (list, destination) => {
      const found = restrictionsFor(list, destination, today);
      const actions = found.map(({ restriction }) => order.indexOf(restriction.action));
      expect(actions).toEqual(actions.toSorted((one, other) => one - other));
      expect(found).toHaveLength(
        list.filter((rule) => matchRestriction(rule, destination, today) !== "does-not-apply").length,
      );
    }),
    runs,
  );
});
