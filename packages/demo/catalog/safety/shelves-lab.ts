import type { Shelf } from "../kit/category.ts";

export const labShelf: Shelf = {
  code: "LAB",
  name: "Lab Supplies",
  summary: "Glassware, balances, pipettes",
  seoText:
    "Glassware, plastic bottles, pipettes and balances for quality control and process labs, with tolerances stated.",
  unspsc: "41120000",
  icon: "flask",
  below: [
    {
      code: "LAB-GLASS",
      name: "Glassware",
      summary: "Beakers, cylinders, flasks",
      seoText:
        "Borosilicate 3.3 glassware that takes direct heat and most acids. Volumetric pieces are Class A or Class B.",
      unspsc: "41121800",
      below: [
        {
          code: "LAB-GLASS-BEAKERS",
          name: "Beakers",
          summary: "Griffin, 5 mL to 5 L",
          seoText: "Low-form Griffin beakers with spout and graduations, to ASTM E960.",
          unspsc: "41121803",
        },
        {
          code: "LAB-GLASS-CYLINDERS",
          name: "Graduated Cylinders",
          summary: "Class A and B, to deliver",
          seoText: "Graduated cylinders to ASTM E1272, 5 mL to 2 L, with hexagonal base and bumper ring.",
          unspsc: "41121805",
        },
        {
          code: "LAB-GLASS-FLASKS",
          name: "Erlenmeyer Flasks",
          summary: "Narrow and wide mouth",
          seoText: "Conical flasks to ASTM E1404 for mixing, titration and storage with a stopper.",
          unspsc: "41121804",
        },
        {
          code: "LAB-GLASS-VOLUMETRIC",
          name: "Volumetric Flasks",
          summary: "Class A and B, to contain",
          seoText: "Volumetric flasks to ASTM E288 for making up standards, with stopper, 5 mL to 2 L.",
          unspsc: "41121804",
        },
      ],
    },
    {
      code: "LAB-BOTTLES",
      name: "Bottles",
      summary: "Narrow, wide mouth, wash",
      seoText:
        "Plastic and glass bottles for reagents and samples. The material decides the chemicals and temperatures they take.",
      unspsc: "24122000",
      below: [
        {
          code: "LAB-BOTTLES-NARROW",
          name: "Narrow-Mouth Bottles",
          summary: "For liquids",
          seoText: "Leakproof narrow-mouth bottles for liquids in HDPE, polypropylene, PETG, FEP and glass.",
          unspsc: "24122000",
        },
        {
          code: "LAB-BOTTLES-WIDE",
          name: "Wide-Mouth Bottles",
          summary: "For powders and samples",
          seoText: "Wide-mouth bottles for powders, pastes and water samples.",
          unspsc: "24122000",
        },
        {
          code: "LAB-BOTTLES-WASH",
          name: "Wash Bottles",
          summary: "Squeeze, color-coded caps",
          seoText: "Low-density polyethylene squeeze bottles with a bent delivery tube and color-coded closures.",
          unspsc: "24122000",
        },
      ],
    },
    {
      code: "LAB-PIPETTES",
      name: "Pipettes",
      summary: "Adjustable, fixed, multichannel",
      seoText: "Air-displacement pipettes calibrated to ISO 8655, from 0.1 microliter to 10 milliliters.",
      unspsc: "41121500",
    },
    {
      code: "LAB-BALANCES",
      name: "Balances",
      summary: "Analytical, precision, bench",
      seoText:
        "Electronic balances by readability and capacity. A tenth of a milligram needs a draft shield and a steady table.",
      unspsc: "41111502",
      below: [
        {
          code: "LAB-BALANCES-ANALYTICAL",
          name: "Analytical Balances",
          summary: "0.1 mg, draft shield",
          seoText:
            "Balances that read to 0.1 mg or finer, with glass draft shield and internal or external calibration.",
          unspsc: "41111502",
        },
        {
          code: "LAB-BALANCES-PRECISION",
          name: "Precision Balances",
          summary: "1 mg to 0.1 g",
          seoText: "Top-loading balances that read from 1 mg to 0.1 g, for formulation, counting and moisture work.",
          unspsc: "41111502",
        },
      ],
    },
  ],
};
