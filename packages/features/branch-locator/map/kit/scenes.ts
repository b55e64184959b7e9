import type { MapBranch } from "../map-view.ts";
import rows from "./country-branches.json" with { type: "json" };

export interface Scene {
  readonly branches: readonly MapBranch[];
  readonly center: MapBranch["position"] | null;
}

const milwaukee = branchesOf([
  ["412", "Milwaukee", 43.0099, -87.9763],
  ["438", "Waukesha", 43.0117, -88.2315],
  ["427", "Racine", 42.7118, -87.8062],
  ["444", "Kenosha", 42.5664, -87.843],
  ["451", "Madison", 43.0731, -89.4012],
  ["460", "Rockford", 42.2711, -89.094],
]);

/** Branches to look at, by the name of what is to be seen. */
export const scenes: Readonly<Record<string, Scene>> = {
  milwaukee: { branches: milwaukee, center: null },
  country: { branches: branchesOf(rows as unknown as readonly Row[]), center: null },
  none: { branches: [], center: null },
  alaska: {
    branches: branchesOf([
      ["182", "Anchorage", 61.19, -149.8938],
      ["817", "Fairbanks", 64.8521, -147.9377],
      ["607", "Juneau", 58.3628, -134.5294],
    ]),
    center: null,
  },
  hawaii: {
    branches: branchesOf([
      ["190", "Honolulu", 21.3253, -157.87],
      ["191", "Kahului", 20.8825, -156.4628],
      ["192", "Hilo", 19.7072, -155.0816],
    ]),
    center: null,
  },
  "puerto-rico": {
    branches: branchesOf([
      ["880", "San Juan", 18.4218, -66.0684],
      ["881", "Ponce", 18.0132, -66.6141],
    ]),
    center: null,
  },
};

type Row = readonly [code: string, city: string, latitude: number, longitude: number];

function branchesOf(list: readonly Row[]): readonly MapBranch[] {
  return list.map(([code, city, latitude, longitude], index) => ({
    code,
    number: index + 1,
    city,
    position: { latitude, longitude },
    isDefault: index === 0,
  }));
}
