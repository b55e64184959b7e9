import { expect, test } from "vitest";
import { type LabelRequest, boxAround, placeLabels } from "./place-labels.ts";

const label = (text: string, x: number, y: number, pinRadius = 0): LabelRequest => ({
  key: text,
  text,
  kind: pinRadius > 0 ? "branch" : "place",
  x,
  y,
  width: text.length * 7,
  height: 16,
  pinRadius,
});

test("a branch's city stands at the right of its pin, and at the left where another pin is in the way", () => {
  const pins = [boxAround(100, 100, 14), boxAround(150, 100, 18)];
  const [milwaukee, waukesha] = placeLabels([label("Milwaukee", 150, 100, 18), label("Waukesha", 100, 100, 14)], pins);
  expect(milwaukee?.box.left).toBe(172);
  expect(waukesha?.box.right).toBe(82);
});

test("the first in the list has its label, and who finds no room has none", () => {
  const placed = placeLabels([label("Chicago", 50, 50), label("Cicero", 60, 52), label("Elgin", 200, 50)], []);
  expect(placed.map(({ text }) => text)).toEqual(["Chicago", "Elgin"]);
});

test("no label covers a pin, a control or another label", () => {
  const taken = [boxAround(100, 100, 14), { left: 0, top: 0, right: 180, bottom: 40 }];
  const requests = Array.from({ length: 200 }, (_, index) =>
    label(`City ${index}`, (index * 37) % 400, (index * 53) % 300, index % 3 === 0 ? 14 : 0),
  );
  const boxes = [...taken, ...placeLabels(requests, taken).map(({ box }) => box)];
  expect(boxes.length).toBeGreaterThan(30);
  const overlapping = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top,
      ),
  );
  expect(overlapping).toEqual([]);
});
