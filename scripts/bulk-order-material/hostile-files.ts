import { createRandom } from "./catalog.ts";
import { archiveKinds } from "./hostile/archives.ts";
import type { Expectation, Kind, OrderRow } from "./hostile/kit.ts";
import { sheetKinds } from "./hostile/sheets.ts";
import { textKinds } from "./hostile/texts.ts";
import { typeKinds } from "./hostile/types.ts";
import { xmlKinds } from "./hostile/xml.ts";

export interface HostileUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kind: string;
  readonly expectation: Expectation;
  /** If it is answered: the lines that have to come out, in their order. Absent where several readings are honest. */
  readonly lines?: readonly OrderRow[];
  /** Why it is expected so, where that isn't plain. */
  readonly why?: string;
}

export const uploadKinds: readonly Kind[] = [...textKinds, ...sheetKinds, ...archiveKinds, ...xmlKinds, ...typeKinds];

export interface HostileOptions {
  readonly seed?: number;
  /** Only these kinds; each upload is the same as in a full run. */
  readonly kinds?: (kind: string) => boolean;
}

/** A thousand uploads, each made when it is asked for and held by nobody afterwards. */
export function* hostileUploads({ seed = 1, kinds = () => true }: HostileOptions = {}): Generator<HostileUpload> {
  for (const [place, { kind, count, expectation, why, make }] of uploadKinds.entries()) {
    if (!kinds(kind)) continue;
    for (let at = 0; at < count; at += 1) {
      const made = make(createRandom(seed * 1_000_003 + place * 1_009 + at), at);
      yield { kind, expectation, ...(why === undefined ? {} : { why }), ...made };
    }
  }
}
