/** What a real exchange of the engine's protocol told. */
export type Sighting =
  | { kind: "answers"; url: string; version: string; milliseconds: number }
  | { kind: "absent" }
  /** Something listens that is not the engine we need, or does not let us in. */
  | { kind: "unusable"; why: string };
