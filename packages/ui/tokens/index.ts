import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** The faces that every page shows at once; the mono face may come later. */
export const preloadedFonts: readonly string[] = [inter, archivo];
