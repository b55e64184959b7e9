import type { Shelf } from "../kit/category.ts";

export const paintShelf: Shelf = {
  code: "PNT",
  name: "Paints & Coatings",
  summary: "Enamel, primer, sprayers",
  seoText:
    "Aerosols, maintenance coatings and brushes by type, color and sheen. VOC content decides where a coating may be sold; it stands with each item.",
  unspsc: "31211500",
  icon: "format-paint",
  below: [
    {
      code: "PNT-SPRAY",
      name: "Spray Paint",
      summary: "Enamel, primer, marking, heat",
      seoText: "Aerosol coatings for equipment, steel, pavement and touch-up.",
      unspsc: "31211507",
      below: [
        {
          code: "PNT-SPRAY-ENAMEL",
          name: "Enamel Spray Paint",
          summary: "Gloss, satin, flat",
          seoText: "Alkyd enamel for machinery, railings and signs.",
          unspsc: "31211507",
        },
        {
          code: "PNT-SPRAY-PRIMER",
          name: "Spray Primers",
          summary: "Gray, red oxide, white",
          seoText: "Primers that key to bare or lightly rusted steel.",
          unspsc: "31211507",
        },
        {
          code: "PNT-SPRAY-MARK",
          name: "Inverted Marking Paint",
          summary: "APWA colors, inverted tip",
          seoText: "Marking paint that sprays upside down, in the colors of the APWA utility code.",
          unspsc: "31211507",
        },
        {
          code: "PNT-SPRAY-GALV",
          name: "Cold Galvanizing Spray",
          summary: "Zinc-rich",
          seoText: "Zinc-rich spray for welds and cut edges of galvanized steel.",
          unspsc: "31211507",
        },
        {
          code: "PNT-SPRAY-HEAT",
          name: "High-Heat Spray Paint",
          summary: "1,200 °F",
          seoText: "Silicone-modified coatings for stacks, manifolds and stoves.",
          unspsc: "31211507",
        },
      ],
    },
    {
      code: "PNT-CAN",
      name: "Paints & Primers",
      summary: "Half-pints to 5 gal pails",
      seoText: "Brush, roll or spray coatings for steel, masonry, wood and floors.",
      unspsc: "31211500",
      below: [
        {
          code: "PNT-CAN-ENAMEL",
          name: "Maintenance Enamels",
          summary: "Alkyd and urethane",
          seoText: "Rust-preventive enamel for steel that works outdoors.",
          unspsc: "31211501",
        },
        {
          code: "PNT-CAN-PRIMER",
          name: "Primers",
          summary: "Metal, masonry, bonding",
          seoText: "Primers for rust, galvanized steel, block and chalky surfaces.",
          unspsc: "31211500",
        },
        {
          code: "PNT-CAN-LATEX",
          name: "Acrylic Latex Paint",
          summary: "Interior and exterior",
          seoText: "Water-cleanup wall paint from flat to semi-gloss.",
          unspsc: "31211506",
        },
        {
          code: "PNT-CAN-FLOOR",
          name: "Floor & Traffic Coatings",
          summary: "Epoxy, traffic paint",
          seoText: "Coatings that stand tires, forklifts and hot weather.",
          unspsc: "31211500",
        },
      ],
    },
    {
      code: "PNT-BRUSH",
      name: "Paint Brushes",
      summary: "Flat, angle sash, chip",
      seoText: "Brushes by bristle, width and trim.",
      unspsc: "31211904",
    },
  ],
};
