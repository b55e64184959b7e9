import { afterEach, beforeEach, vi } from "vitest";

// A warning nobody asked for is a defect that the assertions did not look at. A test that provokes one on purpose
// spies on the console itself, which takes the place of these spies.
const watched = ["error", "warn"] as const;
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of watched) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  if (said.length > 0) throw new Error(`The test wrote to the console.\n${said.join("\n")}`);
});
