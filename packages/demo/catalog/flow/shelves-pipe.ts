import type { Shelf } from "../kit/category.ts";

export const pipeShelf: Shelf = {
  code: "PIP",
  name: "Pipe, Hose & Fittings",
  summary: "Valves, couplings, tube",
  seoText:
    "Threaded fittings, nipples, valves, hose and seals for plant air, water, steam and process lines. Choose by pipe size, material and pressure class.",
  unspsc: "40000000",
  icon: "pipe",
  below: [
    {
      code: "PIP-FIT",
      name: "Threaded Pipe Fittings",
      summary: "Elbows, tees, unions, bushings",
      seoText:
        "NPT fittings in iron, brass and stainless steel. Match the pressure class to the line, and never mix galvanized fittings into a copper water line.",
      unspsc: "40141700",
      below: [
        {
          code: "PIP-FIT-BLACK",
          name: "Black Iron Pipe Fittings",
          summary: "Malleable, Class 150 and 300",
          seoText:
            "Malleable iron fittings to ASME B16.3 for gas, steam, air and oil. Class 150 is the usual choice; Class 300 has heavier walls and brass-seated unions.",
          unspsc: "40141700",
        },
        {
          code: "PIP-FIT-GALV",
          name: "Galvanized Pipe Fittings",
          summary: "Hot-dip zinc on malleable iron",
          seoText:
            "Hot-dip galvanized malleable fittings for water, compressed air and outdoor railings. Zinc keeps rust off but limits use in steam service.",
          unspsc: "40141700",
        },
        {
          code: "PIP-FIT-BRASS",
          name: "Brass Pipe Fittings",
          summary: "Standard and lead-free",
          seoText:
            "Brass threaded fittings for air, fuel and water. Lines that carry drinking water need lead-free brass to NSF/ANSI/CAN 61 and 372.",
          unspsc: "40141700",
        },
        {
          code: "PIP-FIT-SS",
          name: "Stainless Steel Pipe Fittings",
          summary: "304 and 316, cast and forged",
          seoText:
            "Cast Class 150 and forged Class 3000 fittings in 304 and 316 stainless for wash-down, chemical and marine piping.",
          unspsc: "40141700",
        },
      ],
    },
    {
      code: "PIP-NIP",
      name: "Pipe Nipples",
      summary: "Close to 36 inches, both ends NPT",
      seoText:
        "Short lengths of pipe threaded on both ends, from close nipples to 36 inches, in Schedule 40 and 80 steel, brass and stainless.",
      unspsc: "40173300",
    },
    {
      code: "PIP-BALL",
      name: "Ball Valves",
      summary: "Quarter-turn, brass to stainless",
      seoText:
        "Quarter-turn shut-off valves with threaded, solder, press or socket ends. Full-port bodies flow like open pipe; check the seat for steam and solvents.",
      unspsc: "40141607",
    },
    {
      code: "PIP-GATE",
      name: "Gate, Globe & Check Valves",
      summary: "Bronze, iron and stainless",
      seoText:
        "Gate valves for full flow, globe valves for throttling and swing checks against backflow, in bronze, iron and stainless steel.",
      unspsc: "40141613",
    },
    {
      code: "PIP-HOSE",
      name: "Air & Water Hose",
      summary: "Rubber, PVC, hybrid, wash-down",
      seoText:
        "Hose with fittings on, by the coil, for shop air, wash-down and water. Working pressure is a quarter of burst; cold weather asks for rubber or hybrid.",
      unspsc: "40142009",
    },
    {
      code: "PIP-CLAMP",
      name: "Hose Clamps",
      summary: "Worm-drive, lined, constant-torque",
      seoText:
        "Worm-drive clamps by SAE size and clamping range, with zinc-plated or stainless screws, for rubber, silicone and PVC hose.",
      unspsc: "31162906",
    },
    {
      code: "PIP-ORING",
      name: "O-Rings",
      summary: "AS568 sizes, seven compounds",
      seoText:
        "AS568 O-rings by dash number, inside diameter and cross section. The compound must suit the fluid first, the temperature second.",
      unspsc: "31401503",
    },
    {
      code: "PIP-QUICK",
      name: "Quick Couplings",
      summary: "Air couplers and plugs",
      seoText:
        "Couplers and plugs for compressed air. The interchange style of both halves must agree: an industrial plug does not seal in an automotive coupler.",
      unspsc: "31163101",
    },
  ],
};
