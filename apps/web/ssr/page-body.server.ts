import { Readable } from "node:stream";

/**
 * What React writes to and Fastify reads from. React hands out a page in dozens of pieces of 4 kB; they leave here as one
 * for each flush, so a page is a few packets and not fifty. Pages are small and end soon: no backpressure is needed.
 */
export class PageBody extends Readable {
  #chunks: Uint8Array[] = [];

  override _read(): void {}

  write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    return true;
  }

  /** React calls it whenever it has no more to write for now. */
  flush(): void {
    if (this.#chunks.length === 0) return;
    this.push(this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks));
    this.#chunks = [];
  }

  end(): void {
    this.flush();
    this.push(null);
  }
}
