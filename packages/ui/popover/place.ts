/** Spec 9: the gap between trigger and panel, and the arrow's distance from the panel's edge. */
const OFFSET = 12;
const ARROW_INSET = 24;
const ARROW_SIZE = 12;
/** The panel never touches the edge of the window. */
const MARGIN = 8;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

type Placement = {
  readonly side: "below" | "above";
  readonly left: number;
  readonly top: number;
  /** From the panel's left edge to the arrow's. */
  readonly arrow: number;
  /** The height that the side has for the panel. */
  readonly room: number;
};

/** Below the trigger and flush with its start, above it when only that side has the room. */
export function place(trigger: Box, panel: Size, window: Size): Placement {
  const below = window.height - (trigger.top + trigger.height) - OFFSET - MARGIN;
  const above = trigger.top - OFFSET - MARGIN;
  const side = panel.height <= below || below >= above ? "below" : "above";
  const room = Math.max(0, side === "below" ? below : above);
  const height = Math.min(panel.height, room);

  const centre = trigger.left + trigger.width / 2;
  const arrowFromEdge = ARROW_INSET + ARROW_SIZE / 2;
  // A trigger narrower than the arrow's inset would leave the arrow pointing past it.
  const wished = Math.min(trigger.left, centre - arrowFromEdge);
  const left = clamp(wished, MARGIN, window.width - panel.width - MARGIN);

  const pointsAt = Math.min(centre, trigger.left + arrowFromEdge);
  const arrow = clamp(pointsAt - left - ARROW_SIZE / 2, ARROW_INSET, panel.width - ARROW_INSET - ARROW_SIZE);
  const top = side === "below" ? trigger.top + trigger.height + OFFSET : trigger.top - OFFSET - height;
  return { side, left, top, arrow, room };
}

/** The lower bound wins when the bounds cross, so that a wide panel keeps its start in view. */
function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest));
}
