import { type Art, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { colorOf, type Finish, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { inchesOf } from "../../kit/sizes.ts";

export const wireTerminal = defineDrawing({
  name: "wire-terminal",
  title: "Wire terminal",
  examples: [
    {
      label: "Ring, blue vinyl",
      attributes: { terminalType: "Ring", wireRange: "16-14 AWG", studSize: "#10", insulation: "Vinyl", color: "Blue" },
    },
    {
      label: "Fork, yellow nylon",
      attributes: {
        terminalType: "Fork",
        wireRange: "12-10 AWG",
        studSize: "#8",
        insulation: "Nylon",
        color: "Yellow",
      },
    },
    {
      label: "Butt splice, heat shrink",
      attributes: { terminalType: "Butt Splice", wireRange: "22-18 AWG", insulation: "Heat Shrink", color: "Red" },
    },
    {
      label: "Female disconnect",
      attributes: {
        terminalType: "Female Disconnect",
        wireRange: "16-14 AWG",
        tabWidth: "1/4 in",
        insulation: "Vinyl",
        color: "Blue",
      },
    },
    {
      label: "Bare ring, 1/4",
      attributes: {
        terminalType: "Ring",
        wireRange: "8 AWG",
        studSize: "1/4",
        insulation: "Non-Insulated",
        color: "Silver",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      lieAcross(art, 500, 190, (scale) => art.group({ scale }, () => drawTerminal(art, item)));
      return;
    }
    art.shadow([300, 400], 230, 12);
    art.group({ move: [60, 280], scale: 0.96 }, () => drawTerminal(art, item));
    drawCallouts(art, item);
  },
});

const tin = finishes.zinc;

/** Along a level axis, 500 units long: the barrel at the left, the tongue at the right. */
function drawTerminal(art: Art, item: Given): void {
  const type = item.text("terminalType", "Ring");
  if (type === "Butt Splice") drawSplice(art, item);
  else if (type === "Closed-End Connector") drawCapConnector(art, item);
  else {
    if (type.startsWith("Ring")) drawRing(art, item);
    else if (type.includes("Fork")) drawFork(art, type === "Locking Fork");
    else if (type === "Female Disconnect") drawReceptacle(art);
    else if (type === "Male Disconnect") drawTab(art);
    else art.rect(220, -17, 270, 34, { fill: art.metal(tin), stroke: tin.outline, width: 1.8 }, 12);
    drawBarrel(art, item);
  }
}

function sleeveOf(item: Given): Finish | undefined {
  return item.text("insulation", "Vinyl") === "Non-Insulated" ? undefined : paint(colorOf(item.text("color", "Blue")));
}

function drawBarrel(art: Art, item: Given): void {
  const sleeve = sleeveOf(item);
  if (!sleeve) {
    art.rect(40, -48, 190, 96, { fill: art.metal(tin), stroke: tin.outline, width: 1.8 }, 6);
    art.ellipse([40, 0], 15, 48, {
      fill: art.linear([
        [0, "#2a2f35"],
        [1, tin.light],
      ]),
      stroke: tin.outline,
      width: 1.8,
    });
    art.line([60, -4], [226, -4], { stroke: tin.outline, strokeOpacity: 0.5, width: 2 });
    return;
  }
  const flare = item.text("insulation", "") === "Heat Shrink" ? 0 : 12;
  art.path(
    `M20 ${-62 - flare}C54 ${-62 - flare} 70 -60 92 -60H214Q236 -58 238 -40V40Q236 58 214 60H92C70 60 54 ${62 + flare} 20 ${62 + flare}Z`,
    { fill: art.metal(sleeve), stroke: sleeve.outline, width: 2 },
  );
  art.ellipse([20, 0], 17, 62 + flare, {
    fill: art.linear([
      [0, sleeve.dark],
      [1, sleeve.light],
    ]),
    stroke: sleeve.outline,
    width: 1.8,
  });
  art.ellipse([22, 0], 10, 36, { fill: "#1d2024" });
  art.ellipse([23, 0], 8, 30, {
    fill: art.linear([
      [0, "#3b4248"],
      [1, tin.light],
    ]),
  });
  for (const x of [120, 136]) art.line([x, -60], [x, 60], { stroke: sleeve.outline, strokeOpacity: 0.35, width: 2 });
  if (item.text("insulation", "") === "Heat Shrink")
    art.rect(20, -52, 214, 16, { fill: "#ffffff", fillOpacity: 0.4 }, 8);
}

/** The tongue is a flat plate with a hole; a larger stud asks for a larger ring. */
function drawRing(art: Art, item: Given): void {
  const stud = inchesOf(item.text("studSize", "#10")) ?? 0.19;
  const hole = 34 + Math.min(22, stud * 60);
  const radius = 92;
  const center = 400;
  const plate = `M220 -34H${center - radius * 0.8}A${radius} ${radius} 0 1 1 ${center - radius * 0.8} 34H220Z${ellipsePath([center, 0], hole, hole)}`;
  art.group({ move: [3, 7] }, () => art.path(plate, { fill: tin.dark, evenOdd: true }));
  art.path(plate, { fill: art.sheen(tin), stroke: tin.outline, width: 2, evenOdd: true });
  art.path(ellipsePath([center, 0], hole + 4, hole + 4), {
    fill: "none",
    stroke: tin.outline,
    strokeOpacity: 0.3,
    width: 2,
  });
}

function drawFork(art: Art, isLocking: boolean): void {
  const nib = isLocking ? 16 : 0;
  const plate = `M220 -34H318C340 -80 372 -88 486 -84Q496 -82 494 -70L488 ${-42 + nib}H404A42 42 0 0 0 404 42H488L494 70Q496 82 486 84C372 88 340 80 318 34H220Z`;
  art.group({ move: [3, 7] }, () => art.path(plate, { fill: tin.dark }));
  art.path(plate, { fill: art.sheen(tin), stroke: tin.outline, width: 2 });
}

/** A flat box whose edges are rolled over the tab. */
function drawReceptacle(art: Art): void {
  art.path("M220 -30H290L310 -78H486V78H310L290 30H220Z", { fill: art.sheen(tin), stroke: tin.outline, width: 2 });
  for (const y of [-84, 40]) art.rect(318, y, 172, 44, { fill: art.metal(tin), stroke: tin.outline, width: 1.8 }, 20);
  art.circle([400, 0], 12, { fill: "#3b4248", stroke: tin.outline, width: 1.4 });
  art.line([330, 0], [384, 0], { stroke: tin.outline, strokeOpacity: 0.5, width: 2 });
}

function drawTab(art: Art): void {
  const plate = "M220 -32H300L312 -70H470L490 -52V52L470 70H312L300 32H220Z";
  art.group({ move: [3, 6] }, () => art.path(plate, { fill: tin.dark }));
  art.path(plate, { fill: art.sheen(tin), stroke: tin.outline, width: 2 });
  art.circle([396, 0], 13, { fill: "#ffffff", stroke: tin.outline, width: 1.8 });
}

function drawSplice(art: Art, item: Given): void {
  const sleeve = sleeveOf(item);
  const finish = sleeve ?? tin;
  art.rect(10, -66, 480, 132, { fill: art.metal(finish), stroke: finish.outline, width: 2 }, sleeve ? 10 : 5);
  for (const x of [10, 490]) {
    art.ellipse([x, 0], 16, 66, {
      fill: art.linear([
        [0, finish.dark],
        [1, finish.light],
      ]),
      stroke: finish.outline,
      width: 1.8,
    });
    art.ellipse([x, 0], 9, 40, { fill: "#1d2024" });
  }
  art.line([250, -66], [250, 66], { stroke: finish.outline, strokeOpacity: 0.6, width: 3 });
  if (!sleeve) return;
  for (const x of [150, 350])
    art.rect(x - 46, -66, 92, 132, { fill: tone(colorOf(item.text("color", "Blue")), -0.3), fillOpacity: 0.35 });
  art.rect(20, -52, 460, 14, { fill: "#ffffff", fillOpacity: 0.4 }, 7);
}

function drawCapConnector(art: Art, item: Given): void {
  const sleeve = sleeveOf(item) ?? tin;
  art.path("M24 -78H180C230 -76 240 -58 300 -56H440Q492 -54 492 0Q492 54 440 56H300C240 58 230 76 180 78H24Z", {
    fill: art.metal(sleeve),
    stroke: sleeve.outline,
    width: 2,
  });
  art.ellipse([24, 0], 20, 78, {
    fill: art.linear([
      [0, sleeve.dark],
      [1, sleeve.light],
    ]),
    stroke: sleeve.outline,
    width: 1.8,
  });
  art.ellipse([27, 0], 12, 52, { fill: "#1d2024" });
}

function drawCallouts(art: Art, item: Given): void {
  art.dimension({ from: [60, 210], to: [290, 210], label: item.text("wireRange", ""), offset: -60 });
  const fit = item.has("studSize") ? `${item.text("studSize", "")} stud` : item.text("tabWidth", "");
  if (fit === "") return;
  art.line([444, 290], [478, 430], { stroke: "#14365c", width: 1.3 });
  art.text([470, 456], fit, { size: 22, fill: "#14365c" });
}
