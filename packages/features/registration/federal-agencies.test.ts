import { describe, expect, test } from "vitest";
import { agenciesOf, federalDepartments } from "./federal-agencies.ts";

const departments = federalDepartments();
const agencies = departments.flatMap(({ code }) => agenciesOf(code));

describe("federal departments and agencies", () => {
  test("the fifteen cabinet departments are there", () => {
    const cabinet = departments.filter(({ name }) => name.startsWith("Department of "));
    expect(cabinet.map(({ code }) => code).toSorted()).toEqual(
      [
        "DHS",
        "DOC",
        "DOD",
        "DOE",
        "DOI",
        "DOJ",
        "DOL",
        "DOS",
        "DOT",
        "ED",
        "HHS",
        "HUD",
        "TREAS",
        "USDA",
        "VA",
      ].toSorted(),
    );
  });

  test("no code is used twice", () => {
    const codes = [...departments, ...agencies].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("no two agencies have one name", () => {
    const names = agencies.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test("every agency's code begins with its department's", () => {
    const strays = departments.flatMap(({ code }) =>
      agenciesOf(code).filter((agency) => !agency.code.startsWith(`${code}-`)),
    );
    expect(strays).toEqual([]);
  });

  test("no department is empty", () => {
    expect(departments.filter(({ code }) => agenciesOf(code).length === 0)).toEqual([]);
  });

  test("departments come by name", () => {
    const names = departments.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  });

  test("a code that nobody has gives no agencies", () => {
    expect(agenciesOf("NOPE")).toEqual([]);
  });

  test("a buyer finds the usual places to buy for", () => {
    expect(agenciesOf("DOD").map(({ name }) => name)).toContain("Defense Logistics Agency");
    expect(agenciesOf("VA").map(({ name }) => name)).toContain("Veterans Health Administration");
    expect(agenciesOf("DOI").map(({ name }) => name)).toContain("National Park Service");
    expect(agenciesOf("GSA").map(({ code }) => code)).toEqual(["GSA-FAS", "GSA-PBS", "GSA-HQ"]);
  });
});
