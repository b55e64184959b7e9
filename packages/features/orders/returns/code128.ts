/** The bars and gaps of Code 128's values, from 0; ISO/IEC 15417, table 1. */
const widths =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232".split(
    " ",
  );
const stop = "2331112";
const startB = 104;
const modulo = 103;
const firstLetter = 32;
const quiet = 10;

/** The bars and gaps of a text in code set B, in modules, a bar first. The text is ASCII. */
export function code128Widths(text: string): string {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - firstLetter);
  const sum = values.reduce((all, value, at) => all + value * (at + 1), startB);
  return [startB, ...values, sum % modulo].map((value) => widths[value] ?? "").join("") + stop;
}

/** The barcode as an SVG with its quiet zones. */
export function code128Svg(text: string): string {
  let at = quiet;
  const bars = Array.from(code128Widths(text), Number).flatMap((width, place) => {
    const bar = place % 2 === 0 ? [`<rect x="${at}" y="0" width="${width}" height="40"/>`] : [];
    at += width;
    return bar;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at + quiet} 40">${bars.join("")}</svg>`;
}
