import { describe, expect, test } from "vitest";
import { guides } from "./guides.ts";
import { branchPlaces } from "./places.ts";
import { restrictions } from "./restrictions.ts";
import { protectionPlanFor, warranties } from "./warranties.ts";

describe("restrictions", () => {
  const all = restrictions();

  test("every kind is there", () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(["lowLeadA6", "lowLeadA9", "georgiaPacific", "georgiaPacificA", "georgiaPacificC", "stateRestricted"]),
    );
  });

  test("the codes are those that items name", () => {
    expect(all.map(({ code }) => code)).toEqual([
      "LEAD-CA",
      "LEAD-VT-MD-LA",
      "TOWEL-LEASE",
      "TOWEL-LEASE-A",
      "TOWEL-LEASE-C",
      "VOC-AEROSOL-PAINT",
      "VOC-SOLVENT",
      "VOC-ADHESIVE",
      "LAMP-MERCURY",
      "REFRIGERANT-HFC",
    ]);
  });

  test("a state restriction asks whether the item goes there, so that No agrees, and names its states", () => {
    const asking = all.filter(({ kind }) => kind === "stateRestricted");
    expect(asking.filter(({ question }) => !/^Will this product be shipped to .+\?$/.test(question ?? ""))).toEqual([]);
    expect(asking.filter(({ states }) => states.length === 0)).toEqual([]);
    expect(all.filter(({ kind, question }) => kind !== "stateRestricted" && question !== null)).toEqual([]);
  });

  test("states are states, and every rule cites its source", () => {
    const known = new Set(branchPlaces.map(({ state }) => state));
    expect(all.flatMap(({ states }) => states).filter((state) => !known.has(state))).toEqual([]);
    expect(all.filter(({ citation }) => citation.length < 10 || citation.length > 300)).toEqual([]);
  });
});

describe("protection plans", () => {
  const codes = new Set([...warranties()].map(({ code }) => code));

  test("every price gets a plan that exists, or none", () => {
    const offered = [39.99, 40, 100, 250, 251, 500, 2500, 9999, 10_001].map(protectionPlanFor);
    expect(offered).toEqual([
      null,
      "EPP-24-A",
      "EPP-24-A",
      "EPP-24-B",
      "EPP-36-C",
      "EPP-36-C",
      "EPP-36-E",
      "EPP-36-F",
      null,
    ]);
    expect(offered.filter((code) => code !== null && !codes.has(code))).toEqual([]);
  });

  test("a longer plan costs more", () => {
    const price = new Map([...warranties()].map((plan) => [plan.code, Number(plan.price)]));
    for (const band of ["", "-A", "-B", "-C", "-D", "-E", "-F"]) {
      const [one = 0, two = 0, three = 0] = [12, 24, 36].map((months) => price.get(`EPP-${months}${band}`));
      expect(one).toBeGreaterThan(0);
      expect(two).toBeGreaterThan(one);
      expect(three).toBeGreaterThan(two);
    }
  });
});

describe("guides", () => {
  const all = guides();

  test("there are at least 24, each under an address of its own", () => {
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(new Set(all.map(({ headingUrl }) => headingUrl)).size).toBe(all.length);
    expect(all.filter(({ headingUrl }) => !/^\/know-how\/[a-z0-9-]+$/.test(headingUrl))).toEqual([]);
  });

  test("each says something and can be found", () => {
    expect(all.filter(({ description }) => description.length < 200 || description.length > 600)).toEqual([]);
    expect(all.filter(({ keywords }) => keywords.length < 4)).toEqual([]);
    expect(all.filter(({ buttons }) => buttons[0]?.text !== "View Guide")).toEqual([]);
  });
});
