import sheet from "../tokens/tokens.css?raw";

/** The value that the sheet gives a token, for pages that show the tokens themselves. */
export function tokenValue(token: string): string | undefined {
  return new RegExp(`--${token}: ([^;]+);`).exec(sheet)?.[1];
}
