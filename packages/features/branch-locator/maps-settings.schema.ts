import { z } from "zod";

/** Which maps a browser is to show, and what it takes: the key is one that browsers see (spec 7.4/4.2). */
export const mapsSettingsAnswer = z.object({
  provider: z.enum(["built-in", "tiles", "google"]),
  tileUrl: z.string().nullable(),
  tileAttribution: z.string().nullable(),
  googleKey: z.string().nullable(),
  imageryUrl: z.string().nullable(),
  imageryAttribution: z.string().nullable(),
});

export type MapsSettings = z.infer<typeof mapsSettingsAnswer>;

/** The store's own maps, which need nothing. */
export const builtInMaps: MapsSettings = {
  provider: "built-in",
  tileUrl: null,
  tileAttribution: null,
  googleKey: null,
  imageryUrl: null,
  imageryAttribution: null,
};
