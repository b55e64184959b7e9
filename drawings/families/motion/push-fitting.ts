import { readInches } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Turning, drawTurnings } from "../../kit/lathe.ts";

interface Fitting {
  readonly shape: string;
  readonly body: Finish;
  readonly metal: Finish;
  readonly release: Finish;
  readonly hasThread: boolean;
  /** Radius of the tube's socket and of the thread in drawing units. */
  readonly socket: number;
  readonly thread: number;
}

export const pushFitting = defineDrawing({
  name: "push-fitting",
  title: "Push-to-connect fitting",
  examples: [
    {
      label: "Male elbow",
      attributes: { shape: "Male Elbow", tubeSize: "1/4 in", threadSize: "1/8 NPT", material: "Composite" },
    },
    {
      label: "Male connector, brass",
      attributes: {
        shape: "Male Connector",
        tubeSize: "3/8 in",
        threadSize: "1/4 NPT",
        material: "Nickel-Plated Brass",
      },
    },
    { label: "Union tee", attributes: { shape: "Union Tee", tubeSize: "8 mm", material: "Composite" } },
    { label: "Union", attributes: { shape: "Union", tubeSize: "1/2 in", material: "316 Stainless Steel" } },
    {
      label: "Branch tee",
      attributes: { shape: "Male Branch Tee", tubeSize: "1/4 in", threadSize: "1/4 NPT", material: "Composite" },
    },
    { label: "Union Y", attributes: { shape: "Union Y", tubeSize: "6 mm", material: "Composite" } },
    { label: "Bulkhead", attributes: { shape: "Bulkhead Union", tubeSize: "1/4 in", material: "Composite" } },
    { label: "Plug", attributes: { shape: "Plug", tubeSize: "3/8 in", material: "Composite" } },
  ],
  draw: (art, item, view) => {
    const fitting = fittingOf(item);
    const isPlain = view === "plain";
    art.group({ move: [300, isPlain ? 300 : 240], scale: isPlain ? 1 : 0.72 }, () => drawFitting(art, fitting));
    if (isPlain) return;
    const thread = item.has("threadSize") ? `Thread ${item.text("threadSize", "")}` : "";
    art.text([300, 494], `Tube ${item.text("tubeSize", "1/4 in")} OD`, { size: 36, face: "heavy", fill: "#14365c" });
    art.text([300, 540], thread === "" ? item.text("shape", "") : thread, { size: 30, fill: "#14365c" });
  },
});

function fittingOf(item: Given): Fitting {
  const material = item.text("material", "Composite");
  const isComposite = /composite/i.test(material);
  const isStainless = /stainless/i.test(material);
  const metal = isStainless ? finishes.stainless : finishes.chrome;
  const size = item.text("tubeSize", "1/4 in");
  const isMetric = size.endsWith("mm");
  const millimetres = isMetric ? Number.parseFloat(size) : (readInches(size.replace(" in", "")) ?? 0.25) * 25.4;
  const thread = /1\/2|3\/8/.test(item.text("threadSize", ""))
    ? 74
    : /1\/4/.test(item.text("threadSize", ""))
      ? 62
      : 48;
  return {
    shape: item.text("shape", "Male Connector"),
    body: isComposite ? paint(isMetric ? "#3d4f63" : "#2b2e32") : metal,
    metal,
    // Inch fittings are told from metric ones by the colour of their rings.
    release: paint(isComposite ? (isMetric ? "#e9edf0" : "#d9480f") : "#2b2e32"),
    hasThread: item.has("threadSize"),
    socket: Math.min(92, 54 + millimetres * 3),
    thread,
  };
}

/** From the middle outwards: the body of the socket, then the ring that lets the tube go. */
function socketPieces({ body, release, socket }: Fitting, length: number): readonly Turning[] {
  return [
    { length: length - 34, radius: socket, finish: body, corner: 6 },
    { length: 16, radius: socket * 0.92, finish: body, corner: 4 },
    { length: 10, radius: socket * 0.6, finish: release },
    { length: 14, radius: socket * 0.78, finish: release, corner: 5 },
  ];
}

function threadPieces({ metal, thread, socket }: Fitting): readonly Turning[] {
  return [
    { length: 54, radius: Math.max(socket * 0.98, thread * 1.2), finish: metal, kind: "hex" },
    { length: 10, radius: thread * 0.86, finish: metal },
    { length: 92, radius: thread, endRadius: thread * 0.9, finish: metal, kind: "thread", pitch: 12 },
  ];
}

function drawFitting(art: Art, fitting: Fitting): void {
  const { shape } = fitting;
  art.shadow([0, 244], 190, 15);
  if (/plug/i.test(shape)) drawPlug(art, fitting);
  else if (/ y$/i.test(shape)) drawY(art, fitting);
  else if (/tee/i.test(shape)) drawTee(art, fitting);
  else if (/45/.test(shape)) drawElbow(art, fitting, 45);
  else if (/elbow/i.test(shape)) drawElbow(art, fitting, 90);
  else drawStraight(art, fitting);
}

function end(art: Art, fitting: Fitting, isThread: boolean, rotate: number, reach = 214): void {
  art.group({ rotate }, () => {
    if (!isThread) drawTurnings(art, [20, 0], socketPieces(fitting, reach - 20));
    else if (/female/i.test(fitting.shape)) drawFemale(art, fitting);
    else drawTurnings(art, [56, 0], threadPieces(fitting));
  });
}

function drawFemale(art: Art, fitting: Fitting): void {
  const radius = Math.max(fitting.socket * 1.05, fitting.thread * 1.35);
  drawTurnings(
    art,
    [46, 0],
    [
      { length: 118, radius, finish: fitting.metal, kind: "hex" },
      { length: 12, radius: radius * 0.86, finish: fitting.metal },
    ],
  );
}

function drawStraight(art: Art, fitting: Fitting): void {
  art.group({ rotate: -32 }, () => {
    end(art, fitting, fitting.hasThread, 180, 250);
    end(art, fitting, false, 0, 250);
    const { body, metal, socket } = fitting;
    const isBulkhead = /bulkhead/i.test(fitting.shape);
    drawTurnings(art, [-56, 0], [{ length: 112, radius: socket, finish: body, corner: 6 }]);
    if (!isBulkhead) return;
    drawTurnings(
      art,
      [-70, 0],
      [
        { length: 96, radius: socket * 0.98, finish: metal, kind: "thread", pitch: 12 },
        { length: 44, radius: socket * 1.5, finish: metal, kind: "hex" },
      ],
    );
    drawTurnings(art, [-110, 0], [{ length: 40, radius: socket * 1.5, finish: metal, kind: "hex" }]);
  });
}

function drawHeart(art: Art, { body, socket }: Fitting): void {
  art.circle([0, 0], socket * 1.02, {
    fill: art.radial(
      [
        [0, body.shine],
        [0.3, body.light],
        [0.75, body.mid],
        [1, body.dark],
      ],
      [0.36, 0.3],
      0.8,
    ),
    stroke: body.outline,
    width: 1.5,
  });
}

function drawElbow(art: Art, fitting: Fitting, angle: 45 | 90): void {
  const isThreaded = fitting.hasThread;
  const isRight = angle === 90;
  art.group({ move: isRight ? [-119, -99] : [-70, 34], scale: isRight ? 1.3 : 1.1 }, () => {
    end(art, fitting, isThreaded, 90, 244);
    end(art, fitting, false, angle === 90 ? 0 : -45, 260);
    drawHeart(art, fitting);
    if (/flow/i.test(fitting.shape)) {
      art.group({ rotate: -90 }, () =>
        drawTurnings(
          art,
          [fitting.socket * 0.9, 0],
          [
            { length: 26, radius: 30, finish: finishes.brass, kind: "hex" },
            { length: 44, radius: 16, finish: finishes.brass, kind: "thread", pitch: 8 },
            { length: 22, radius: 34, finish: fitting.body, kind: "knurl" },
          ],
        ),
      );
    }
  });
}

function drawTee(art: Art, fitting: Fitting): void {
  const isRun = /run/i.test(fitting.shape);
  art.group({ move: [0, -56] }, () => {
    end(art, fitting, fitting.hasThread && isRun, 180, 250);
    end(art, fitting, false, 0, 250);
    end(art, fitting, fitting.hasThread && !isRun, 90, 250);
    drawHeart(art, fitting);
    const { body, socket } = fitting;
    art.rect(-socket * 0.9, -socket, socket * 1.8, socket * 1.6, { fill: art.metal(body) }, 8);
    art.line([-socket * 0.9, -socket], [socket * 0.9, -socket], { stroke: body.outline, width: 1.4 });
  });
}

function drawY(art: Art, fitting: Fitting): void {
  const { body } = fitting;
  const slim = { ...fitting, socket: fitting.socket * 0.86 };
  const gap = slim.socket * 1.12;
  for (const x of [-gap, gap]) {
    art.group({ move: [x, 20] }, () => end(art, slim, false, -90, 230));
  }
  art.group({ move: [0, 0] }, () => end(art, slim, false, 90, 240));
  art.path(
    `M${-gap - slim.socket} -30H${gap + slim.socket}V30Q${gap + slim.socket} 80 ${slim.socket} 96H${-slim.socket}Q${-gap - slim.socket} 80 ${-gap - slim.socket} 30Z`,
    {
      fill: art.metal(body, "across"),
      stroke: body.outline,
      width: 1.6,
    },
  );
}

function drawPlug(art: Art, fitting: Fitting): void {
  art.group({ rotate: -32 }, () => {
    drawTurnings(
      art,
      [-230, 0],
      [
        { length: 26, radius: fitting.socket * 0.6, endRadius: fitting.socket * 0.66, finish: fitting.body },
        { length: 244, radius: fitting.socket * 0.66, finish: fitting.body },
        { length: 30, radius: fitting.socket * 0.56, finish: fitting.body },
        { length: 130, radius: fitting.socket * 1.1, finish: fitting.body, kind: "knurl", corner: 10 },
        { length: 24, radius: fitting.socket * 0.9, finish: fitting.body, corner: 10 },
      ],
    );
  });
}
