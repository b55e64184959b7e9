/** Abrasive grains, by price and by what each is for. */
export const grains = [
  {
    grain: "Aluminum Oxide",
    short: "AO",
    factor: 1,
    words: "Aluminum oxide is the low-cost choice for mild steel and general shop work.",
  },
  {
    grain: "Zirconia Alumina",
    short: "ZA",
    factor: 1.45,
    words: "Zirconia alumina sharpens itself under pressure and lasts about twice as long as aluminum oxide on steel.",
  },
  {
    grain: "Ceramic",
    short: "CER",
    factor: 2.2,
    words:
      "Ceramic grain cuts cool and fast on stainless, nickel alloys and hardened steel; lean on it to keep it sharp.",
  },
  {
    grain: "Silicon Carbide",
    short: "SC",
    factor: 1.25,
    words: "Silicon carbide is hard and sharp but brittle: for stone, glass, titanium, cast iron and wet finishing.",
  },
] as const;
