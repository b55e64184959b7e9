import { expect, test } from "vitest";
import { chooseJava, javaMajor } from "./java.ts";

test.each([
  ['openjdk version "21.0.2" 2024-01-16', 21],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['IMPLEMENTOR="Eclipse Adoptium"\nJAVA_RUNTIME_VERSION="25.0.3+9-LTS"\nJAVA_VERSION="17.0.9"\n', 17],
  ["", 0],
])("the major version is read from %j", (text, major) => {
  expect(javaMajor(text)).toBe(major);
});

const java = (major: number) => ({ home: `/jvm/${major}`, major });

test("a Java that somebody named wins over the ones that were found", () => {
  expect(chooseJava([java(25)], [java(21)])).toEqual(java(25));
});

test("a named Java that is too old is passed over", () => {
  expect(chooseJava([java(17)], [java(24), java(21)])).toEqual(java(21));
});

test("there is no choice when every Java is too old", () => {
  expect(chooseJava([java(17)], [java(11), java(20)])).toBeUndefined();
});
