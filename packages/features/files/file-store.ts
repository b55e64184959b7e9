/** Files by the SHA-256 of their bytes: the same bytes are kept once, and none ever changes. Who may read one is for the caller to know. */
export interface FileStore {
  /** Writing what is there already changes nothing. */
  write(hash: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  read(hash: string): Promise<Uint8Array | undefined>;
}
