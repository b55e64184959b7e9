import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { drawShaded, fitText, houseColor } from "./print.ts";

interface Filter {
  readonly axis: number;
  readonly radius: number;
  readonly top: number;
  readonly base: number;
  readonly bulge: number;
}

export const spinOnFilter = defineDrawing({
  name: "spin-on-filter",
  title: "Spin-on filter",
  examples: [
    {
      label: "Oil, 3/4-16",
      attributes: {
        filterType: "Oil",
        threadSize: "3/4-16",
        height: 3.4,
        diameter: 3,
        micron: 20,
        gasketDiameter: 2.83,
        brand: "Roadmark",
      },
    },
    {
      label: "Heavy-duty oil",
      attributes: {
        filterType: "Oil",
        threadSize: "1-1/2-16",
        height: 10.3,
        diameter: 4.3,
        micron: 25,
        gasketDiameter: 4.1,
        brand: "Axleton",
      },
    },
    {
      label: "Fuel/water separator",
      attributes: {
        filterType: "Fuel/Water Separator",
        threadSize: "1-14",
        height: 8,
        diameter: 4.25,
        micron: 10,
        gasketDiameter: 3.9,
        hasDrain: true,
        brand: "Fleetholm",
      },
    },
    {
      label: "Hydraulic",
      attributes: {
        filterType: "Hydraulic",
        threadSize: "1-12",
        height: 5.6,
        diameter: 3.78,
        micron: 10,
        gasketDiameter: 2.83,
        brand: "Axleton",
      },
    },
  ],
  draw: (art, item, view) => {
    const filter = filterOf(item, view === "dimensioned");
    art.shadow([filter.axis + 8, filter.base + (item.flag("hasDrain") ? 30 : 4)], filter.radius * 1.15, 17);
    drawFilter(art, filter, item);
    if (view === "dimensioned") drawMeasures(art, filter, item);
  },
});

function filterOf(item: Given, isSmall: boolean): Filter {
  const [width, height] = [item.number("diameter", 3), item.number("height", 3.4)];
  const room = isSmall ? 360 : 470;
  const drain = item.flag("hasDrain") ? 30 : 0;
  const scale = Math.min((room - drain) / height, room / (width * 1.05));
  const radius = (width / 2) * scale;
  const middle = isSmall ? 290 : 300;
  const half = (height * scale) / 2;
  return {
    axis: isSmall ? 270 : 300,
    radius,
    top: middle - half,
    base: middle + half - drain / 2,
    bulge: radius * 0.2,
  };
}

function drawFilter(art: Art, filter: Filter, item: Given): void {
  const { axis, radius, top, base, bulge } = filter;
  const color = bodyColor(item);
  if (item.flag("hasDrain")) drawDrain(art, filter);
  const bottom = base - bulge;
  const profile = bend([
    [radius, top],
    [radius, top + (bottom - top) * 0.4],
    [radius, bottom - radius * 0.34],
    [radius * 0.97, bottom - radius * 0.12],
    [radius * 0.84, bottom],
  ]);
  const body = turnedPath(axis, profile, { bottom: bulge * 0.85 });
  drawShaded(art, body, color, tone(color, -0.75), art.cylinderShade());
  drawFlutes(art, filter, color);
  drawPrint(art, filter, item, color);
  drawMouth(art, filter, item);
}

/** Oil filters wear the maker's colour, fuel filters white, hydraulic ones black. */
function bodyColor(item: Given): Color {
  const type = item.text("filterType", "Oil");
  if (type.startsWith("Fuel")) return "#eceeef";
  return type === "Hydraulic" ? "#26292d" : houseColor(item.text("brand", "Roadmark"));
}

/** The pressed flutes near the closed end, which a cap wrench grips. */
function drawFlutes(art: Art, { axis, radius, base, bulge }: Filter, color: Color): void {
  const flutes = 15;
  const from = base - bulge - radius * 0.36;
  for (let flute = 1; flute < flutes; flute++) {
    const angle = (flute / flutes) * Math.PI;
    const x = -Math.cos(angle);
    const drop = Math.sin(angle) * bulge * 0.85;
    art.line([axis + x * radius * 0.99, from + drop * 0.8], [axis + x * radius * 0.86, base - bulge + drop - 3], {
      stroke: tone(color, -0.6),
      strokeOpacity: 0.55,
      width: 3,
      cap: "round",
    });
    art.line(
      [axis + x * radius * 0.99 - 2.4, from + drop * 0.8],
      [axis + x * radius * 0.86 - 2.4, base - bulge + drop - 3],
      { stroke: "#ffffff", strokeOpacity: 0.35, width: 1.6, cap: "round" },
    );
  }
}

function drawPrint(art: Art, { axis, radius, top, base, bulge }: Filter, item: Given, color: Color): void {
  const height = base - top;
  const isDark = color !== "#eceeef";
  const band: Color = isDark ? "#ffffff" : houseColor(item.text("brand", ""));
  const words: Color = isDark ? tone(color, -0.3) : "#ffffff";
  const at = top + height * 0.3;
  const deep = Math.min(height * 0.3, radius * 0.62);
  art.path(bandPath(axis, radius, at, at + deep, bulge), { fill: band });
  art.path(bandPath(axis, radius, at, at + deep, bulge), { fill: art.cylinderShade() });
  fitText(art, [axis, at + bulge + deep * 0.48], item.text("brand", "Roadmark").toUpperCase(), radius * 1.5, {
    size: deep * 0.4,
    face: "heavy",
    fill: words,
  });
  fitText(
    art,
    [axis, at + bulge + deep * 0.8],
    `${item.text("filterType", "Oil").toUpperCase()} FILTER`,
    radius * 1.4,
    { size: deep * 0.2, fill: words },
  );
  fitText(
    art,
    [axis, at + bulge + deep * 1.3],
    `${item.number("micron", 20)} µm   ${item.text("threadSize", "3/4-16")}`,
    radius * 1.3,
    { size: deep * 0.22, fill: isDark ? "#ffffff" : "#2a2f35" },
  );
}

/** The open end: rolled seam, gasket, inlet holes and the threaded hole in the middle. */
function drawMouth(art: Art, { axis, radius, top, bulge }: Filter, item: Given): void {
  const gasket = Math.min(0.94, item.number("gasketDiameter", 2.8) / item.number("diameter", 3));
  const plate = finishes.zinc;
  const rubber = paint("#1c1e21");
  art.path(bandPath(axis, radius + 4, top - 3, top + 10, bulge), {
    fill: art.metal(plate, "across"),
    stroke: plate.outline,
    width: 1.3,
  });
  art.ellipse([axis, top - 3], radius + 4, bulge * 1.02, { fill: art.sheen(plate), stroke: plate.outline, width: 1.5 });
  art.ellipse([axis, top - 3], radius * gasket, bulge * gasket, { fill: rubber.mid, stroke: "#000000", width: 1.2 });
  art.ellipse([axis, top - 5], radius * gasket * 0.97, bulge * gasket * 0.94, {
    fill: "none",
    stroke: "#7d838a",
    width: 1.6,
  });
  art.ellipse([axis, top - 2], radius * gasket * 0.84, bulge * gasket * 0.82, {
    fill: art.sheen(plate),
    stroke: plate.outline,
    width: 1,
  });
  for (let hole = 0; hole < 8; hole++) {
    const angle = (hole / 8) * 2 * Math.PI + 0.3;
    art.ellipse(
      [axis + Math.cos(angle) * radius * 0.54, top - 2 + Math.sin(angle) * bulge * 0.54],
      radius * 0.075,
      bulge * 0.085,
      { fill: "#23272b" },
    );
  }
  art.ellipse([axis, top - 2], radius * 0.33, bulge * 0.33, { fill: "#16181b", stroke: plate.outline, width: 2.4 });
  art.ellipse([axis, top], radius * 0.27, bulge * 0.25, {
    fill: "none",
    stroke: plate.light,
    strokeOpacity: 0.8,
    width: 1.2,
  });
}

function drawDrain(art: Art, { axis, radius, base, bulge }: Filter): void {
  const knob = paint("#e8b400");
  art.rect(
    axis - radius * 0.2,
    base - bulge,
    radius * 0.4,
    bulge + 20,
    { fill: art.metal(knob, "across"), stroke: knob.outline, width: 1.4 },
    5,
  );
  art.rect(
    axis - radius * 0.08,
    base + 16,
    radius * 0.16,
    16,
    { fill: art.metal(knob, "across"), stroke: knob.outline, width: 1.2 },
    3,
  );
}

function drawMeasures(art: Art, { axis, radius, top, base, bulge }: Filter, item: Given): void {
  art.dimension({
    from: [axis + radius, top - bulge],
    to: [axis + radius, base],
    label: `${item.number("height", 3.4)} in`,
    offset: 46,
  });
  art.dimension({
    from: [axis - radius, top - bulge],
    to: [axis + radius, top - bulge],
    label: `${item.number("diameter", 3)} in`,
    offset: -34,
  });
  fitText(art, [axis, 560], `${item.text("threadSize", "")} thread`, 400, { size: 20, fill: "#14365c" });
}
