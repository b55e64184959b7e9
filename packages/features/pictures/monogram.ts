// oxlint-disable-next-line capstan/raw-colour -- a file of its own, which no style sheet reaches
const inks = ["#1d3557", "#7a1f1f", "#234d20", "#4a2c6d", "#8a4b08", "#0b4f5c", "#3b3b3b"] as const;

/** Letters in a frame, 160 by 48, as a header's logo slot wants it; `pick` chooses the ink. */
export function monogramSvg(letters: string, pick: number): string {
  const ink = inks[pick % inks.length] ?? inks[0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" width="160" height="48">` +
    `<rect x="1" y="1" width="158" height="46" rx="6" fill="${ink}"/>` +
    `<rect x="5" y="5" width="150" height="38" rx="3" fill="none" stroke="#fff" stroke-opacity=".5"/>` +
    `<text x="80" y="34" fill="#fff" font-family="Georgia, serif" font-size="28" letter-spacing="6" text-anchor="middle">${letters}</text>` +
    "</svg>"
  );
}
