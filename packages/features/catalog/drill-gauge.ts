/** ASME B94.11M: the diameters of number drills, #1 to #80, in thousandths of an inch. */
const numbers = [
  228, 221, 213, 209, 205.5, 204, 201, 199, 196, 193.5, 191, 189, 185, 182, 180, 177, 173, 169.5, 166, 161, 159, 157,
  154, 152, 149.5, 147, 144, 140.5, 136, 128.5, 120, 116, 113, 111, 110, 106.5, 104, 101.5, 99.5, 98, 96, 93.5, 89, 86,
  82, 81, 78.5, 76, 73, 70, 67, 63.5, 59.5, 55, 52, 46.5, 43, 42, 41, 40, 39, 38, 37, 36, 35, 33, 32, 31, 29.2, 28, 26,
  25, 24, 22.5, 21, 20, 18, 16, 14.5, 13.5,
];

/** The same of letter drills, A to Z. */
const letters = [
  234, 238, 242, 246, 250, 257, 261, 266, 272, 277, 281, 290, 295, 302, 316, 323, 332, 339, 348, 358, 368, 377, 386,
  397, 404, 413,
];

/** The diameter of a number or letter drill in inches: #7 is 0.201, F is 0.257. */
export function drillDiameter(size: string): number | undefined {
  const number = /^#(?<number>\d{1,2})$/.exec(size)?.groups?.["number"];
  const thousandths =
    number === undefined
      ? letters[/^[A-Z]$/.test(size) ? size.charCodeAt(0) - "A".charCodeAt(0) : -1]
      : numbers[Number(number) - 1];
  return thousandths === undefined ? undefined : thousandths / 1_000;
}
