import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** Waits, three minutes at most, until the host takes less than a quarter of the processors' time. */
export async function calmMachine(): Promise<void> {
  for (let waited = 0; waited < 180; waited += 5) {
    const before = await processorTimes();
    await pause(5_000);
    const after = await processorTimes();
    const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
    if (stolen < 0.25) return;
    console.log(`the host takes ${Math.round(stolen * 100)} % of the processors' time: waiting`);
  }
}

/** Zero where the system does not tell. */
async function processorTimes(): Promise<{ stolen: number; all: number }> {
  const [line = ""] = (await readFile("/proc/stat", "utf8").catch(() => "")).split("\n", 1);
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
}
