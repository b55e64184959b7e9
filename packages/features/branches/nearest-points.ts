import { type Position, earthRadiusMiles } from "@capstan/features/geocoding";

export interface PointQuery {
  readonly count: number;
  readonly isWanted?: ((at: number) => boolean) | undefined;
  readonly maxMiles?: number | undefined;
}

/**
 * Positions on a ball of radius 1: what is nearer through the ball is nearer around it, and comparing takes no
 * trigonometry. They stand as a k-d tree: the middle one of a range divides it along one axis, its halves are divided along the next.
 */
export interface Points {
  /** Three numbers each. */
  readonly coordinates: Float64Array;
  /** The place of each among the positions. */
  readonly at: Int32Array;
}

const axes = 3;
/** Ranges that are no longer are looked through as they are. */
const leafSize = 12;

export function pointsOf(positions: readonly Position[]): Points {
  const sorted = divided(
    positions.map((position, at) => ({ at, point: pointOf(position) })),
    0,
  );
  return {
    coordinates: Float64Array.from(sorted.flatMap(({ point }) => point)),
    at: Int32Array.from(sorted, ({ at }) => at),
  };
}

interface PlacedPoint {
  readonly at: number;
  readonly point: Point;
}

function divided(points: readonly PlacedPoint[], axis: number): readonly PlacedPoint[] {
  if (points.length <= leafSize) return points;
  const sorted = points.toSorted((one, other) => (one.point[axis] ?? 0) - (other.point[axis] ?? 0));
  const middle = sorted.length >> 1;
  const next = (axis + 1) % axes;
  return [
    ...divided(sorted.slice(0, middle), next),
    ...sorted.slice(middle, middle + 1),
    ...divided(sorted.slice(middle + 1), next),
  ];
}

/** A class for its fields: the same as functions inside a function takes half as long again. One search at a time uses them. */
export class NearestPoints {
  readonly #coordinates: Float64Array;
  readonly #at: Int32Array;
  #target: Point = [0, 0, 0];
  #isWanted: PointQuery["isWanted"];
  /** What was found, in order, and the squares of the ways to them. */
  #found = new Int32Array(0);
  #squares = new Float64Array(0);
  #length = 0;
  #count = 0;
  /** The square of the way to what is just near enough. */
  #limit = 0;

  constructor({ coordinates, at }: Points) {
    this.#coordinates = coordinates;
    this.#at = at;
  }

  /** The nearest first, each as `toNear` makes it of its place among the positions and its way in miles, as the crow flies. */
  find<Near>(to: Position, query: PointQuery, toNear: (at: number, miles: number) => Near): readonly Near[] {
    this.#count = Math.min(query.count, this.#at.length);
    if (this.#count <= 0) return [];
    this.#target = pointOf(to);
    this.#isWanted = query.isWanted;
    this.#limit = squareOf(query.maxMiles ?? Number.POSITIVE_INFINITY);
    this.#length = 0;
    if (this.#found.length < this.#count) {
      this.#found = new Int32Array(this.#count);
      this.#squares = new Float64Array(this.#count);
    }
    this.#search(0, this.#at.length, 0);
    const found: Near[] = [];
    for (let place = 0; place < this.#length; place += 1)
      found.push(toNear(this.#found[place] as number, milesOf(this.#squares[place] as number)));
    return found;
  }

  /** The half in which the target lies first; the other one only if something in it may be near enough. */
  #search(from: number, end: number, axis: number): void {
    if (end - from <= leafSize) {
      for (let point = from; point < end; point += 1) this.#look(point);
      return;
    }
    const middle = (from + end) >> 1;
    const beyond = (this.#target[axis] as number) - (this.#coordinates[middle * axes + axis] as number);
    const next = axis === axes - 1 ? 0 : axis + 1;
    if (beyond < 0) this.#search(from, middle, next);
    else this.#search(middle + 1, end, next);
    this.#look(middle);
    if (beyond * beyond > this.#limit) return;
    if (beyond < 0) this.#search(middle + 1, end, next);
    else this.#search(from, middle, next);
  }

  #look(point: number): void {
    const dx = (this.#coordinates[point * axes] as number) - this.#target[0];
    const dy = (this.#coordinates[point * axes + 1] as number) - this.#target[1];
    const dz = (this.#coordinates[point * axes + 2] as number) - this.#target[2];
    const square = dx * dx + dy * dy + dz * dz;
    if (square > this.#limit) return;
    const at = this.#at[point] as number;
    if (!this.#isWanted || this.#isWanted(at)) this.#insert(at, square);
  }

  /** In place of the farthest, if there are as many as were wanted. */
  #insert(at: number, square: number): void {
    const squares = this.#squares;
    const found = this.#found;
    if (this.#length < this.#count) this.#length += 1;
    else if (square === this.#limit) return;
    let place = this.#length - 1;
    for (; place > 0 && (squares[place - 1] as number) > square; place -= 1) {
      squares[place] = squares[place - 1] as number;
      found[place] = found[place - 1] as number;
    }
    squares[place] = square;
    found[place] = at;
    if (this.#length === this.#count) this.#limit = squares[this.#length - 1] as number;
  }
}

type Point = readonly [x: number, y: number, z: number];

function pointOf({ latitude, longitude }: Position): Point {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Around the ball, of the square of the way through it. */
function milesOf(square: number): number {
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}

function squareOf(miles: number): number {
  return miles >= Math.PI * earthRadiusMiles ? 4 : (2 * Math.sin(miles / (2 * earthRadiusMiles))) ** 2;
}
