/** One place where a wall is broken. */
export interface Finding {
  readonly wall: string;
  readonly file: string;
  readonly message: string;
}

/** Prints what was found and sets the exit code; silence is the good answer. */
export function reportFindings(findings: readonly Finding[]): void {
  for (const { wall, file, message } of findings) console.error(`${file}: ${message} [${wall}]`);
  if (findings.length > 0) {
    console.error(`\n${findings.length} found`);
    process.exitCode = 1;
  }
}
