import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

interface Valve {
  readonly ways: string;
  readonly coils: number;
  readonly voltage: string;
  readonly port: string;
  readonly brand: string;
  readonly connection: "din" | "m12" | "leads";
  readonly hasLight: boolean;
}

const aluminum = finishes.aluminum;
const coil = paint("#26292d");

export const solenoidValve = defineDrawing({
  name: "solenoid-valve",
  title: "Solenoid air valve",
  examples: [
    {
      label: "5/2 single",
      attributes: {
        ways: "5/2",
        solenoids: 1,
        portSize: "1/4 NPT",
        voltage: "24V DC",
        connection: "DIN Form B with Plug",
        brand: "Airvanta",
      },
    },
    {
      label: "5/2 double",
      attributes: {
        ways: "5/2",
        solenoids: 2,
        portSize: "1/8 NPT",
        voltage: "120V AC",
        connection: "DIN Form B with LED Plug",
        brand: "Caldair",
      },
    },
    {
      label: "3/2",
      attributes: {
        ways: "3/2",
        solenoids: 1,
        portSize: "3/8 NPT",
        voltage: "12V DC",
        connection: "18 in Leads",
        brand: "Windrow Pneumatics",
      },
    },
    {
      label: "5/3 M12",
      attributes: {
        ways: "5/3",
        solenoids: 2,
        portSize: "1/2 NPT",
        voltage: "24V DC",
        connection: "M12 4-Pin",
        brand: "Zephyrine",
      },
    },
  ],
  draw: (art, item, view) => {
    const valve = valveOf(item);
    const isPlain = view === "plain";
    art.group({ move: [300, isPlain ? 300 : 220], scale: isPlain ? 1 : 0.74 }, () => drawValve(art, valve));
    if (isPlain) return;
    const flow = item.has("flowCoefficient") ? `   Cv ${item.number("flowCoefficient", 1)}` : "";
    art.text([300, 470], `${valve.ways}   ${valve.port}${flow}`, { size: 34, face: "heavy", fill: "#14365c" });
    art.text([300, 518], `${valve.voltage}   ${item.text("connection", "")}`, { size: 24, fill: "#14365c" });
  },
});

function valveOf(item: Given): Valve {
  const connection = item.text("connection", "DIN");
  return {
    ways: item.text("ways", "5/2"),
    coils: item.number("solenoids", 1),
    voltage: item.text("voltage", "24V DC"),
    port: item.text("portSize", "1/4 NPT"),
    brand: item.text("brand", "").toUpperCase(),
    connection: /m12/i.test(connection) ? "m12" : /lead/i.test(connection) ? "leads" : "din",
    hasLight: /led/i.test(connection),
  };
}

function drawValve(art: Art, valve: Valve): void {
  const half = valve.ways === "3/2" ? 112 : valve.coils === 2 ? 128 : 150;
  art.group({ move: [valve.coils === 2 ? 0 : 62, 30] }, () => {
    art.shadow([valve.coils === 2 ? 0 : -60, 136], 250, 15);
    drawCoil(art, valve, -half, -1);
    if (valve.coils === 2) drawCoil(art, valve, half, 1);
    else drawSpringCap(art, half);
    drawBody(art, valve, half);
  });
}

function drawBody(art: Art, valve: Valve, half: number): void {
  art.path(`M${-half} -86L${-half + 14} -108H${half + 14}L${half} -86Z`, {
    fill: art.sheen(aluminum),
    stroke: aluminum.outline,
    width: 1.5,
  });
  art.path(`M${half} -86L${half + 14} -108V96L${half} 118Z`, {
    fill: aluminum.dark,
    stroke: aluminum.outline,
    width: 1.4,
  });
  art.rect(
    -half,
    -86,
    half * 2,
    204,
    {
      fill: art.linear([
        [0, aluminum.shine],
        [0.18, aluminum.light],
        [0.7, aluminum.mid],
        [1, aluminum.dark],
      ]),
      stroke: aluminum.outline,
      width: 1.8,
    },
    3,
  );
  const ports = valve.ways === "3/2" ? 2 : 3;
  const row = (count: number, y: number, names: readonly string[]) => {
    for (let at = 0; at < count; at++) {
      const x = count === 1 ? 0 : -half * 0.62 + (half * 1.24 * at) / (count - 1);
      drawPort(art, [x, y], 27, names[at] ?? "");
    }
  };
  row(ports - 1, -34, ["4", "2"]);
  row(ports, 74, ports === 3 ? ["5", "1", "3"] : ["1", "3"]);
  if (valve.brand === "") return;
  art.text([0, 22], valve.brand, {
    size: sizeToFit(valve.brand, half * 1.5, 24, "heavy"),
    face: "heavy",
    fill: "#14365c",
  });
}

function drawPort(art: Art, [x, y]: Point, radius: number, name: string): void {
  art.circle([x, y], radius * 1.16, {
    fill: art.sheen(aluminum),
    stroke: aluminum.outline,
    strokeOpacity: 0.6,
    width: 1,
  });
  art.circle([x, y], radius, {
    fill: art.linear(
      [
        [0, "#0a0b0c"],
        [1, "#565e65"],
      ],
      "diagonal",
    ),
    stroke: "#000000",
    width: 1.4,
  });
  for (const share of [0.84, 0.7])
    art.circle([x + 1, y + 1], radius * share, { fill: "none", stroke: "#8b939a", strokeOpacity: 0.5, width: 1.2 });
  art.text([x + radius * 1.5, y + radius * 0.95], name, { size: 17, fill: "#30363b" });
}

function drawSpringCap(art: Art, half: number): void {
  art.rect(half - 4, -62, 44, 156, { fill: art.metal(coil), stroke: coil.outline, width: 1.6 }, 8);
  art.circle([half + 20, 16], 11, { fill: "#0c0d0e", stroke: "#6b7279", width: 1.2 });
}

/** The coil stands on the pilot at the end of the body, with its plug on top. */
function drawCoil(art: Art, valve: Valve, edge: number, direction: -1 | 1): void {
  const left = direction < 0 ? edge - 66 : edge - 4;
  art.rect(left, -50, 70, 150, { fill: art.metal(coil), stroke: coil.outline, width: 1.6 }, 6);
  art.circle([left + 35, 76], 9, { fill: "#2f6fd0", stroke: "#0d2b57", width: 1.2 });
  const body = direction < 0 ? left - 76 : left + 34;
  art.rect(
    body,
    -138,
    112,
    124,
    {
      fill: art.linear(
        [
          [0, coil.light],
          [0.25, coil.shine],
          [0.45, coil.mid],
          [1, coil.dark],
        ],
        "across",
      ),
      stroke: coil.outline,
      width: 1.8,
    },
    8,
  );
  art.rect(body + 12, -104, 88, 46, { fill: "#f4f5f5", stroke: coil.outline, width: 1 }, 3);
  art.text([body + 56, -76], valve.voltage, {
    size: sizeToFit(valve.voltage, 80, 20, "heavy"),
    face: "heavy",
    fill: "#15181b",
  });
  drawConnection(art, valve, [body + 56, -138]);
  if (valve.hasLight) art.circle([body + 56, -160], 8, { fill: "#ff3b30", stroke: "#5b0b06", width: 1 });
}

function drawConnection(art: Art, valve: Valve, [x, y]: Point): void {
  if (valve.connection === "leads") {
    for (const [shift, color] of [
      [-12, "#c8102e"],
      [12, "#15181b"],
    ] as const) {
      art.path(
        `M${x + shift} ${y + 6}C${x + shift} ${y - 60} ${x + shift * 3} ${y - 70} ${x + shift * 2.4 + 40} ${y - 92}`,
        { fill: "none", stroke: color, width: 8, cap: "round" },
      );
    }
    return;
  }
  if (valve.connection === "m12") {
    art.rect(x - 20, y - 44, 40, 48, { fill: art.metal(finishes.chrome, "across"), stroke: "#23282d", width: 1.4 }, 4);
    for (const step of [-34, -24, -14])
      art.line([x - 20, y + step], [x + 20, y + step], { stroke: "#23282d", strokeOpacity: 0.5, width: 2 });
    return;
  }
  const plug = paint("#4a4f55");
  art.path(
    `M${x - 42} ${y + 4}V${y - 40}Q${x - 42} ${y - 56} ${x - 26} ${y - 56}H${x + 26}Q${x + 42} ${y - 56} ${x + 42} ${y - 40}V${y + 4}Z`,
    {
      fill: art.linear(
        [
          [0, plug.light],
          [0.3, plug.shine],
          [0.5, plug.mid],
          [1, plug.dark],
        ],
        "across",
      ),
      stroke: plug.outline,
      width: 1.6,
    },
  );
  art.rect(x + 40, y - 46, 26, 36, { fill: art.metal(plug), stroke: plug.outline, width: 1.3 }, 4);
  art.circle([x - 24, y - 42], 6, { fill: finishes.zinc.light, stroke: plug.outline, width: 1 });
}
