/** Faces of panel filters that the trade stocks, in whole inches, the commonest first. */
const faces = [
  "20x20 16x20 20x25 24x24 16x25 12x24 14x20 18x24 20x24 14x25 12x12 10x20 18x20 15x20 12x20 16x16 25x25 18x25",
  "20x30 24x30 18x18 14x14 16x24 12x16 10x10 14x30 14x24 12x30 18x30 16x30 22x22 20x22 24x25 10x24 12x25 15x25",
  "10x16 15x30 8x16 20x36 18x36 12x36 14x18 22x24 10x25 12x18 10x12 24x36 30x30 16x18 20x21 10x30 13x25 19x20",
  "8x14 16x32 21x21 22x30 10x14 14x16 12x14 9x15 17x20 19x25 20x32 25x29",
]
  .join(" ")
  .split(" ");

export const filterSizes: readonly { readonly height: number; readonly width: number }[] = faces.map((face) => {
  const [height = 0, width = 0] = face.split("x").map(Number);
  return { height, width };
});
