import { hash32 } from "../kit/random.ts";
import { slugOf } from "./slug.ts";

const inks = ["#1d3557", "#7a1f1f", "#234d20", "#4a2c6d", "#8a4b08", "#0b4f5c", "#3b3b3b"] as const;

/** Where the demo company's web server is expected to hand out a customer's logo. */
export function logoUrlOf(companyName: string): string {
  return `/demo/logos/${slugOf(companyName)}.svg`;
}

/** A plain monogram in a frame: 160 by 48, as a header's logo slot wants it. */
export function logoSvgOf(companyName: string): string {
  const ink = inks[hash32(companyName) % inks.length] ?? inks[0];
  const initials = companyName
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => /^[A-Z0-9]/.test(word))
    .slice(0, 3)
    .map((word) => word[0])
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" width="160" height="48" role="img" aria-label="${escapeXml(companyName)}">` +
    `<rect x="1" y="1" width="158" height="46" rx="6" fill="${ink}"/>` +
    `<rect x="5" y="5" width="150" height="38" rx="3" fill="none" stroke="#fff" stroke-opacity=".5"/>` +
    `<text x="80" y="34" fill="#fff" font-family="Georgia, serif" font-size="28" letter-spacing="6" text-anchor="middle">${initials}</text>` +
    "</svg>"
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
