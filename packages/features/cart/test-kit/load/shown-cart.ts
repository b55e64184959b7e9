const unknownSignIn = "check your sign-in right now";

/** Account, lines and subtotal of the cart's page in one text, to be compared with what they should be. */
export function shownCart(html: string): string {
  if (html.includes(unknownSignIn)) return "sign-in unknown";
  const text = html.replaceAll("<!-- -->", "");
  const lines = text
    .split(/<li class="cart-line"[ >]/)
    .slice(1)
    .map(
      (line) => `${found(line, /Qty<\/span>\s*(?<it>[\d,]+)/).replaceAll(",", "")} ${found(line, /mono">(?<it>\w+)</)}`,
    );
  const account = found(text, /class="cart-count">[^<]*Account # (?<it>\d+)/);
  return [account, ...lines.toSorted(), found(text, /cart-subtotal">.*?<b>(?<it>[^<]*)</)].join(" | ");
}

function found(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.groups?.["it"] ?? "";
}
