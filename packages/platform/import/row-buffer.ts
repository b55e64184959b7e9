/**
 * Rows as COPY gets them, one after the other: bytes outside the heap, which no collection of garbage has to carry along,
 * and shared with the thread that sends them, so that nobody copies them.
 */
export class RowBuffer {
  #bytes: Buffer;
  #length = 0;
  /** Where each row ends. */
  readonly #ends: number[] = [];

  constructor(expectedBytes = 65_536) {
    this.#bytes = sharedBytes(Math.max(expectedBytes, 1_024));
  }

  get length(): number {
    return this.#length;
  }

  append(row: string): void {
    // No UTF-16 unit takes more than three bytes.
    if (this.#length + row.length * 3 > this.#bytes.length) this.#grow(row.length * 3);
    this.#length += this.#bytes.write(row, this.#length);
    this.#ends.push(this.#length);
  }

  /** The rows at these indexes, each as `change` makes it. */
  pick(indexes: readonly number[], change: (row: string, at: number) => string = (row) => row): RowBuffer {
    const picked = new RowBuffer();
    for (const [at, index] of indexes.entries()) {
      picked.append(change(this.#bytes.toString("utf8", this.#ends[index - 1] ?? 0, this.#ends[index]), at));
    }
    return picked;
  }

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** The bytes are for the next batch: shared memory that is merely dropped stays taken for long. */
  release(): void {
    giveBack(this.#bytes);
    this.#bytes = nothing;
    this.#length = 0;
  }

  #grow(atLeast: number): void {
    const larger = sharedBytes((this.#bytes.length + atLeast) * 2);
    this.#bytes.copy(larger, 0, 0, this.#length);
    giveBack(this.#bytes);
    this.#bytes = larger;
  }
}

const nothing = Buffer.alloc(0);
/** Buffers that no batch needs just now. Two batches are under way at a time, each with a few records. */
const free: Buffer[] = [];
const maxFree = 8;

function sharedBytes(length: number): Buffer {
  const fitting = free.findIndex((bytes) => bytes.length >= length);
  if (fitting >= 0) return free.splice(fitting, 1)[0] ?? nothing;
  return Buffer.from(new SharedArrayBuffer(Math.ceil(length)));
}

/** The largest are kept: a small one would be outgrown again at once. */
function giveBack(bytes: Buffer): void {
  if (bytes.length === 0) return;
  free.push(bytes);
  free.sort((one, other) => one.length - other.length);
  if (free.length > maxFree) free.shift();
}
