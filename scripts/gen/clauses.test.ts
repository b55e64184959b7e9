import { expect, test } from "vitest";
import { byNumber, findProofs } from "./clauses.ts";

// Put together here, so that this file's own samples are not taken for proofs.
const tagged = (clauses: string) => ["[spec", `${clauses}]`].join(" ");

test("a title gives its clauses and its words apart", () => {
  const source = `test("a one-letter term isn't sent ${tagged("4/8.1 9/8.1")}", () => {});`;
  expect(findProofs(source)).toEqual([{ title: "a one-letter term isn't sent", clauses: ["4/8.1", "9/8.1"] }]);
});

test("titles in any quotes count, words in comments do not", () => {
  const source = [`it('one ${tagged("1/1")}')`, `test(\`two ${tagged("1/2")}\`)`, `// ${tagged("1/3")}`].join("\n");
  expect(findProofs(source).flatMap(({ clauses }) => clauses)).toEqual(["1/1", "1/2"]);
});

test.each(["skip", "todo", "fixme"])("a test.%s proves nothing", (how) => {
  expect(findProofs(`test.${how}("later ${tagged("1/1")}")`)).toEqual([]);
  expect(findProofs(`test.${how}(\n  "later ${tagged("1/1")}")`)).toEqual([]);
});

test("clauses stand in the specification's order", () => {
  const ordered = ["2.2/9", "2.2/10", "2.10/1.1", "3/1.1", "4/8.1", "4/8.2", "4/12.1", "7/1", "7.1/1", "9/1"];
  expect(ordered.toReversed().toSorted(byNumber)).toEqual(ordered);
});
