import type { Art } from "../../kit/art.ts";
import { type Color, tone } from "../../kit/colors.ts";

/** Welt, stitching and lugs. Work shoes and hikers have grey rubber, loggers a high heel. */
export function drawSole(art: Art, style: string): void {
  const rubber: Color = style === "Hiker" || style === "Work Shoe" ? "#3a3f45" : "#1d1f22";
  const isLogger = style === "Logger";
  art.path("M76 478C200 500 420 502 560 478L562 496C420 514 200 514 78 496Z", {
    fill: "#c9a15c",
    stroke: "#4d3711",
    width: 1.8,
  });
  art.path("M84 490C200 508 420 508 552 490", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.7,
    width: 2,
    dash: "5 4",
  });
  const arch = isLogger ? 516 : 528;
  const sole = `M76 494C200 512 420 512 564 494L566 520C560 540 540 544 520 544H300C276 544 262 ${arch} 236 ${arch}H216L208 546H92C82 546 78 536 78 526Z`;
  art.path(sole, {
    fill: art.linear([
      [0, tone(rubber, 0.3)],
      [0.4, rubber],
      [1, tone(rubber, -0.5)],
    ]),
    stroke: "#000000",
    width: 2.2,
  });
  for (let x = 96; x < 560; x += 24) {
    if (x > 196 && x < 296) continue;
    art.path(`M${x} 528H${x + 14}L${x + 12} 547H${x + 2}Z`, { fill: "#0a0b0c" });
  }
  art.path("M84 506C200 522 420 522 556 506", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.22, width: 3 });
}
