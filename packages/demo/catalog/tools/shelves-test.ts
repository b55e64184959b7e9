import type { Shelf } from "../kit/category.ts";

export const testShelves: Shelf = {
  code: "TST",
  name: "Test & Measurement",
  summary: "Calipers, meters, gauges",
  seoText: "Instruments for length, pressure and electricity, with certificates where the work calls for them.",
  unspsc: "41110000",
  icon: "tape-measure",
  below: [
    {
      code: "TST-CALIPERS",
      name: "Calipers",
      summary: "Digital, dial, vernier",
      seoText: "Calipers for inside, outside, depth and step measurement, 4 to 24 in.",
      unspsc: "41111621",
      below: [
        {
          code: "TST-CALIPERS-DIGITAL",
          name: "Digital Calipers",
          summary: "0.0005 in / 0.01 mm",
          seoText: "Electronic calipers that switch between inches and millimeters, plain or sealed against coolant.",
          unspsc: "41111621",
        },
        {
          code: "TST-CALIPERS-DIAL",
          name: "Dial & Vernier Calipers",
          summary: "No battery",
          seoText: "Dial and vernier calipers read to 0.001 in without a battery.",
          unspsc: "41111621",
        },
      ],
    },
    {
      code: "TST-MICROMETERS",
      name: "Outside Micrometers",
      summary: "0 to 12 in",
      seoText: "Outside micrometers with carbide faces, mechanical or digital, by range.",
      unspsc: "41111601",
      below: [
        {
          code: "TST-MICROMETERS-MECHANICAL",
          name: "Mechanical Micrometers",
          summary: "0.001 and 0.0001 in",
          seoText: "Thimble-reading outside micrometers, with or without a vernier to the ten-thousandth.",
          unspsc: "41111601",
        },
        {
          code: "TST-MICROMETERS-DIGITAL",
          name: "Digital Micrometers",
          summary: "0.00005 in / 0.001 mm",
          seoText: "Electronic outside micrometers with inch and metric reading and data output.",
          unspsc: "41111601",
        },
      ],
    },
    {
      code: "TST-METERS",
      name: "Electrical Meters",
      summary: "Multimeters and clamp meters",
      seoText: "Meters by measurement category and voltage. The category matters as much as the volts.",
      unspsc: "41113600",
      below: [
        {
          code: "TST-METERS-MULTIMETERS",
          name: "Digital Multimeters",
          summary: "CAT III and CAT IV",
          seoText:
            "Digital multimeters for voltage, current and resistance. CAT III is for building wiring, CAT IV for the service entrance.",
          unspsc: "41113630",
        },
        {
          code: "TST-METERS-CLAMP",
          name: "Clamp Meters",
          summary: "AC and AC/DC current",
          seoText: "Clamp meters read current without breaking the circuit: clamp one conductor, not the cable.",
          unspsc: "41113600",
        },
      ],
    },
    {
      code: "TST-GAUGES",
      name: "Pressure Gauges",
      summary: "Dry and liquid filled",
      seoText: "Bourdon-tube gauges by range, dial and connection.",
      unspsc: "41112403",
      below: [
        {
          code: "TST-GAUGES-DRY",
          name: "Dry Pressure Gauges",
          summary: "Air, water, gas",
          seoText: "General-purpose dial gauges for steady pressure. Pick a range twice the working pressure.",
          unspsc: "41112403",
        },
        {
          code: "TST-GAUGES-LIQUID",
          name: "Liquid-Filled Pressure Gauges",
          summary: "Vibration and pulsation",
          seoText: "Glycerin damps the pointer and keeps moisture out, on pumps, presses and compressors.",
          unspsc: "41112403",
        },
      ],
    },
    {
      code: "TST-TAPES",
      name: "Tape Measures",
      summary: "Pocket tapes, 12 to 40 ft",
      seoText: "Steel tapes by length and blade width, in inch, metric or both.",
      unspsc: "27111801",
    },
  ],
};
