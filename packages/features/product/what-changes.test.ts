import type { ClassAttribute } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { whatChanges } from "./what-changes.ts";

const attribute = (code: string, name: string): ClassAttribute => ({
  code,
  name,
  type: "text",
  unit: "",
  display: "decimal",
  isRequired: true,
  isFacet: true,
  gridColumn: null,
  isPrimarySize: false,
});
const template = ["grade", "finish", "drive", "fit"].map((code) =>
  attribute(code, code.charAt(0).toUpperCase() + code.slice(1)),
);
const screw = (attributes: Readonly<Record<string, string>>) => ({ classCode: "screw", attributes });
const own = screw({ grade: "Grade 5", finish: "Zinc", drive: "Hex", fit: "2A" });

test("what differs is named by its attribute, and a value that has the name says it once", () => {
  expect(whatChanges(own, screw({ grade: "Grade 8", finish: "Plain", drive: "Hex", fit: "2A" }), template)).toBe(
    "Grade 8, Finish Plain",
  );
});

test("after three differences the others are counted", () => {
  expect(whatChanges(own, screw({ grade: "Grade 8", finish: "Plain", drive: "Torx", fit: "3A" }), template)).toBe(
    "Grade 8, Finish Plain, Drive Torx, 1 more",
  );
});

test("an equal item says so, and what it leaves unsaid is no difference", () => {
  expect(whatChanges(own, screw({ grade: "Grade 5", finish: "Zinc" }), template)).toBe("Same specifications");
});

test("a thing of another kind is not compared", () => {
  expect(whatChanges(own, { classCode: "nut", attributes: { grade: "Grade 8" } }, template)).toBe("");
});
