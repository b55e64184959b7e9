export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text that wants to stand at a point, or beside a pin there. */
export interface LabelRequest {
  readonly key: string;
  readonly text: string;
  readonly kind: "branch" | "place" | "state";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Half of the pin that the text stands beside; 0 puts it onto the point. */
  readonly pinRadius: number;
}

export interface PlacedLabel extends LabelRequest {
  readonly box: Box;
}

const gap = 4;
/** Air around a place's name, so that names don't run into each other. */
const air = { branch: 1, place: 5, state: 6 } as const;

/** Puts each text where nothing stands yet, in the order given; one that finds no room is left out. */
export function placeLabels(requests: readonly LabelRequest[], taken: readonly Box[]): readonly PlacedLabel[] {
  const occupied = [...taken];
  const placed: PlacedLabel[] = [];
  for (const request of requests) {
    const box = positionsOf(request).find((candidate) => {
      const wide = widened(candidate, air[request.kind]);
      return !occupied.some((other) => overlaps(wide, other));
    });
    if (!box) continue;
    occupied.push(box);
    placed.push({ ...request, box });
  }
  return placed;
}

/** Beside a pin: right, left, below, above. */
function positionsOf({ x, y, width, height, pinRadius }: LabelRequest): readonly Box[] {
  if (pinRadius === 0) return [boxAt(x - width / 2, y - height / 2, width, height)];
  const away = pinRadius + gap;
  return [
    boxAt(x + away, y - height / 2, width, height),
    boxAt(x - away - width, y - height / 2, width, height),
    boxAt(x - width / 2, y + away, width, height),
    boxAt(x - width / 2, y - away - height, width, height),
  ];
}

function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

export function boxAround(x: number, y: number, radius: number): Box {
  return boxAt(x - radius, y - radius, radius * 2, radius * 2);
}

function widened({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by / 2, right: right + by, bottom: bottom + by / 2 };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
