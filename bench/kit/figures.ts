import type { Compared } from "./race.ts";

/** A comparison as figures of a bench's last line. */
export function comparedFigures(
  name: string,
  { ours, bare, p50Ratio, p99Ratio, throughputRatio }: Compared,
): Record<string, string> {
  return {
    [`${name}_p50_ms`]: ours.p50.toFixed(1),
    [`${name}_p99_ms`]: ours.p99.toFixed(1),
    [`${name}_per_s`]: ours.perSecond.toFixed(0),
    [`${name}_bare_p50_ms`]: bare.p50.toFixed(1),
    [`${name}_bare_p99_ms`]: bare.p99.toFixed(1),
    [`${name}_bare_per_s`]: bare.perSecond.toFixed(0),
    [`${name}_p50_ratio`]: p50Ratio.toFixed(2),
    [`${name}_p99_ratio`]: p99Ratio.toFixed(2),
    [`${name}_throughput_ratio`]: throughputRatio.toFixed(2),
  };
}
