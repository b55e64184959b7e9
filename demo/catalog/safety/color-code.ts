import { bug } from "@capstan/platform/bug";
import { readJson, record, text } from "../../kit/read-data.ts";

const colorCodes: Readonly<Record<string, string>> = readJson("safety/color-code.json", record(text));

export function colorCode(color: string): string {
  return colorCodes[color] ?? bug(`no code for the color ${color}`);
}
