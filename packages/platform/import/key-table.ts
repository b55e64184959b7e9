// A 64-bit hash in two 32-bit halves, since bigints are ten times slower. They are the module's own and not an object's:
// this runs several times for each of tens of millions of rows.
let high = 0;
let low = 0;

/** Begins the hash of a key; `seed` keeps keys of different records apart. */
export function startHash(seed: number): void {
  high = 0xde_ad_be_ef ^ seed;
  low = 0x41_c6_ce_57 ^ seed;
}

export function addToHash(text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  // An end that no text contains: "ab" and "c" are not "a" and "bc".
  high = Math.imul(high ^ 0x1_00_00, 2_654_435_761);
  low = Math.imul(low ^ 0x1_00_00, 1_597_334_677);
}

function finishHash(): void {
  high = (Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)) >>> 0;
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  // Zero means an empty slot.
  low = (low | 1) >>> 0;
}

const fullest = 0.7;
/** High half, low half, line: side by side, so that a look costs one line of the processor's cache and not three. */
const wordsASlot = 3;

/**
 * A set of keys as 63-bit hashes in a typed array, with the line that each was first seen on: 12 bytes a slot, at most 70 %
 * of them used, so 17 to 34 bytes a key. Among ten million keys the chance that any two share a hash is one in 180,000.
 */
export class KeyTable {
  #mask: number;
  #words: Uint32Array;
  size = 0;

  constructor(expected = 1_000) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(expected, 16) / fullest));
    this.#mask = slots - 1;
    // Filled, so that the memory is taken when the run starts and not in its midst.
    this.#words = new Uint32Array(slots * wordsASlot).fill(0);
  }

  has(key: string): boolean {
    startHash(0);
    addToHash(key);
    return this.#words[this.#findHash() + 1] !== 0;
  }

  /** Takes the key for `line`, and answers 0; or answers the line that has it already. */
  claim(key: string, line: number): number {
    startHash(0);
    addToHash(key);
    return this.claimHash(line);
  }

  /** The same for a key of several parts, which has been hashed with `startHash` and `addToHash`. */
  claimHash(line: number): number {
    const at = this.#findHash();
    if (this.#words[at + 1] !== 0) return this.#words[at + 2] ?? 0;
    this.#put(at, high, low, line);
    this.size += 1;
    if (this.size > (this.#mask + 1) * fullest) this.#grow();
    return 0;
  }

  #findHash(): number {
    finishHash();
    return this.#find(high, low);
  }

  /** Where the hash's slot begins, be it taken or free. */
  #find(wantedHigh: number, wantedLow: number): number {
    const words = this.#words;
    let slot = (wantedHigh ^ Math.imul(wantedLow, 0x9e_37_79_b1)) & this.#mask;
    for (;;) {
      const at = slot * wordsASlot;
      const found = words[at + 1];
      if (found === 0 || (found === wantedLow && words[at] === wantedHigh)) return at;
      slot = (slot + 1) & this.#mask;
    }
  }

  #put(at: number, itsHigh: number, itsLow: number, line: number): void {
    this.#words[at] = itsHigh;
    this.#words[at + 1] = itsLow;
    this.#words[at + 2] = line;
  }

  #grow(): void {
    const old = this.#words;
    this.#mask = (this.#mask + 1) * 2 - 1;
    this.#words = new Uint32Array(old.length * 2);
    for (let at = 0; at < old.length; at += wordsASlot) {
      const [oldHigh, oldLow] = [old[at] ?? 0, old[at + 1] ?? 0];
      if (oldLow !== 0) this.#put(this.#find(oldHigh, oldLow), oldHigh, oldLow, old[at + 2] ?? 0);
    }
  }
}
