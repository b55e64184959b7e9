import type { Shelf } from "../kit/category.ts";

export const adhesivesShelf: Shelf = {
  code: "ADH",
  name: "Adhesives, Sealants & Tape",
  summary: "Epoxy, threadlocker, caulk",
  seoText:
    "Tapes, threadlockers, epoxies and sealants by substrate, strength and service temperature. Safety data sheets are with each chemical.",
  unspsc: "31200000",
  icon: "spray-bottle",
  below: [
    {
      code: "ADH-TAPE",
      name: "Tape",
      summary: "Electrical, duct, masking, floor",
      seoText: "Pressure-sensitive tape by backing, thickness, width and color.",
      unspsc: "31201500",
      below: [
        {
          code: "ADH-TAPE-ELEC",
          name: "Electrical Tape",
          summary: "Vinyl, 7 and 8.5 mil",
          seoText: "Vinyl tape for splices and phase marking, rated to 600 V.",
          unspsc: "31201502",
        },
        {
          code: "ADH-TAPE-DUCT",
          name: "Duct Tape",
          summary: "Cloth, 7 to 17 mil",
          seoText: "Polyethylene-coated cloth tape that tears by hand.",
          unspsc: "31201501",
        },
        {
          code: "ADH-TAPE-MASK",
          name: "Masking Tape",
          summary: "Crepe paper and painter's",
          seoText: "Crepe-paper tape for painting, bundling and labeling, from general purpose to 325 °F bake cycles.",
          unspsc: "31201503",
        },
        {
          code: "ADH-TAPE-FLOOR",
          name: "Floor Marking Tape",
          summary: "Solid and striped aisle colors",
          seoText: "Vinyl tape for aisles, hazards and staging areas in the colors that plants agree on.",
          unspsc: "31201500",
        },
        {
          code: "ADH-TAPE-FOIL",
          name: "Foil Tape",
          summary: "Aluminum, UL 181",
          seoText: "Aluminum foil tape for duct seams, heat shields and vapor barriers.",
          unspsc: "31201500",
        },
      ],
    },
    {
      code: "ADH-LOCK",
      name: "Threadlockers & Retainers",
      summary: "Purple, blue, red, green",
      seoText: "Anaerobic adhesives that hold threads, bearings and pipe joints, by strength and gap.",
      unspsc: "31201600",
    },
    {
      code: "ADH-EPOXY",
      name: "Epoxies & Structural Adhesives",
      summary: "Syringes, dual cartridges",
      seoText: "Two-part adhesives by work time, strength and package.",
      unspsc: "31201600",
    },
    {
      code: "ADH-SEAL",
      name: "Caulks & Sealants",
      summary: "Silicone, polyurethane, acrylic",
      seoText: "Joint sealants by chemistry, movement and color.",
      unspsc: "31201600",
      below: [
        {
          code: "ADH-SEAL-SILICONE",
          name: "Silicone Sealants",
          summary: "Acetoxy, neutral, high heat",
          seoText: "Silicone that stays flexible from freezers to flues.",
          unspsc: "31201600",
        },
        {
          code: "ADH-SEAL-POLY",
          name: "Polyurethane & Hybrid Sealants",
          summary: "Paintable, 25 to 50% movement",
          seoText: "Sealants for concrete joints, panels and trailers that can be painted.",
          unspsc: "31201600",
        },
        {
          code: "ADH-SEAL-ACRYLIC",
          name: "Acrylic Caulks & Construction Adhesives",
          summary: "Latex, firestop, subfloor",
          seoText: "Water-cleanup caulks for trim and firestop, and adhesives for panels and subfloor.",
          unspsc: "31201600",
        },
      ],
    },
  ],
};
