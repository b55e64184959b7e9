import { Readable } from "node:stream";

/**
 * What React writes to and Fastify reads from. React hands out a page in dozens of pieces of 4 kB; they leave here as one
 * for each flush, so a page is a few packets and not fifty. Pages are small and end soon: no backpressure is needed.
 */
export class PageBody extends Readable {
  #pieces: Uint8Array[] = [];

  override _read(): void {}

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    return true;
  }

  /** React calls it whenever it has no more to write for now. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    this.push(this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  end(): void {
    this.flush();
    this.push(null);
  }
}
