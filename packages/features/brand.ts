/** The one place that knows whose store this is: `{brand}` and `{phone}` of every text come from here. */
export const brand = {
  name: "Capstan Supply",
  shortName: "Capstan",
  phone: "1-800-555-0142",
} as const;
