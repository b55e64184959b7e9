/** Invisible, and of no use in what people type: zero-width spaces, soft hyphens, byte order marks. Joiners stay: Persian and Hindi need them. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/gu;
const controls = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u;
const link = /\b(?:https?|ftp):\/\/|\bwww\.|\b(?:javascript|vbscript|data):\S/iu;
const markup = /<\s*[!/?a-z]|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/iu;

/** As it is kept: one writing of each letter, no space twice. Nothing is cut off. */
export function cleanText(typed: string): string {
  return typed.normalize("NFC").replaceAll(invisible, "").replaceAll(/\s+/gu, " ").trim();
}

/** Whether it reads as words: no control, direction-changing or replacement characters, no link, no markup. */
export function isPlainText(typed: string): boolean {
  return !controls.test(typed.trim()) && !link.test(typed) && !markup.test(typed);
}

/** Whether somebody sees such a character in it: what is invisible counts for none, a filler that is a letter by name neither. */
export function shows(text: string, character: RegExp): boolean {
  return character.test(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""));
}

/** How long it is to people: an accent does not make a letter longer, an emoji is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
