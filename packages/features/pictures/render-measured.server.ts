import sharp from "sharp";

/** The figures of dimensions, in pixels of the page: the smallest text of the store. */
const figurePixels = 13;
const figureUnits = { min: 8, max: 30 };
const padding = 8;
/** At 72 dots an inch one unit of a drawing is one pixel. */
const unitDensity = 72;
const white = "white";
/** A shadow's faint edge is white. */
const threshold = 12;

interface MeasuredSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The page shows it narrower than it is, at the least by this share: the figures are that much larger in it. */
  readonly shownShare: number;
  readonly quality: number;
  readonly effort: number;
}

/**
 * A drawing that fills its width. How large it can be is known only once it is drawn, and with it how many units make a
 * figure of 13 pixels: so it is drawn twice.
 */
export async function renderMeasured(
  svg: string,
  draw: (figureSize: number) => string,
  { width, height, scale, shownShare, quality, effort }: MeasuredSize,
): Promise<Uint8Array> {
  const room = { width: width - 2 * padding, height: height - 2 * padding };
  const first = await trimmed(svg, unitDensity);
  const pixelsPerUnit = Math.min(room.width / first.info.width, room.height / first.info.height);
  const units = figurePixels / (pixelsPerUnit * shownShare);
  const figureSize = Math.min(figureUnits.max, Math.max(figureUnits.min, Math.round(units * 10) / 10));
  const { data } = await trimmed(draw(figureSize), unitDensity * pixelsPerUnit * scale);
  const edge = padding * scale;
  return sharp(data)
    .resize(room.width * scale, room.height * scale, { fit: "contain", background: white })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: white })
    .webp({ quality, effort })
    .toBuffer();
}

/** The drawing without the white around it, still as lines. */
export async function cropDrawing(svg: string): Promise<string> {
  const { info } = await trimmed(svg, unitDensity);
  const [left, top] = [info.trimOffsetLeft ?? 0, info.trimOffsetTop ?? 0].map((offset) => Math.abs(offset) - 2);
  const [width, height] = [info.width + 4, info.height + 4];
  return svg.replace(/^<svg\b[^>]*>/, (tag) =>
    tag
      .replace(/\bviewBox="[^"]*"/, `viewBox="${left} ${top} ${width} ${height}"`)
      .replace(/\bwidth="[^"]*"/, `width="${width}"`)
      .replace(/\bheight="[^"]*"/, `height="${height}"`),
  );
}

/** A drawing's pixels without the white around them. */
export async function trimmed(svg: string, density: number) {
  const flat = await sharp(Buffer.from(svg), { density }).flatten({ background: white }).png().toBuffer();
  return sharp(flat).trim({ background: white, threshold }).png().toBuffer({ resolveWithObject: true });
}
