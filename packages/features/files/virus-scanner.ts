/** Looks for viruses in what others send. */
export interface VirusScanner {
  /** The name of what was found; null where nothing was. Throws `EngineUnavailable` where it could not be looked at. */
  find(bytes: Uint8Array): Promise<string | null>;
}
