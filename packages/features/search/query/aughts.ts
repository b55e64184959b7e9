import type { FoundThread } from "./threads.ts";

/** Wire beyond 1 AWG: "2/0 AWG", "2/0 ga", "2/0". Nothing else is parted by zero. */
const aught = /^(?<size>[1-9])\/0(?:\s?-?\s?(?:awg|gauge|ga)\b)?(?![\d/.])/i;
const spoken = /(?<![\p{L}\d/.])(?<size>[1-9]|one|two|three|four)[\s-]?(?:aught|ought|naught|nought)s?(?!\p{L})/giu;
const numbers = ["one", "two", "three", "four"];

export function aughtAt(text: string): FoundThread | undefined {
  const match = aught.exec(text);
  return match ? { token: `ga:${match.groups?.["size"]}/0`, length: match[0].length } : undefined;
}

/** "four aught" is written 4/0. */
export function withAughts(text: string): string {
  return text.replaceAll(spoken, (_, size: string) => {
    const at = numbers.indexOf(size.toLowerCase());
    return `${at === -1 ? size : at + 1}/0`;
  });
}
