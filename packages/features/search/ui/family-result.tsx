import { FamilySection, type SharedColumns } from "@capstan/features/listing";
import { useFetcher } from "react-router";
import type { ResultsView } from "../results.ts";
import { type PackedResults, unpacked } from "../results-wire.ts";

interface FamilyResultProps extends SharedColumns {
  readonly family: ResultsView["families"][number];
  readonly isFirst: boolean;
}

/** A family among the results. What the page does not have of it is read from the family's own page. */
export function FamilyResult({ family, ...rest }: FamilyResultProps) {
  const fetcher = useFetcher<PackedResults>();
  const whole = {
    family: fetcher.data && unpacked(fetcher.data).families[0],
    isLoading: fetcher.state === "loading",
    load: (url: string) => void fetcher.load(url),
  };
  return <FamilySection family={family} whole={whole} {...rest} />;
}
