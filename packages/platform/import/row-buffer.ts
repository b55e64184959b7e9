/** Rows as COPY gets them, one after the other: bytes outside the heap, which no collection of garbage has to carry along. */
export class RowBuffer {
  #bytes: Buffer;
  #length = 0;
  /** Where each row ends. */
  readonly #ends: number[] = [];

  constructor(expectedBytes = 65_536) {
    this.#bytes = Buffer.allocUnsafe(Math.max(expectedBytes, 1_024));
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

  #grow(atLeast: number): void {
    const larger = Buffer.allocUnsafe((this.#bytes.length + atLeast) * 2);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
