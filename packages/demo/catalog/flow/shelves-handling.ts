import type { Shelf } from "../kit/category.ts";

export const handlingShelf: Shelf = {
  code: "MAT",
  name: "Material Handling",
  summary: "Casters, carts, hoists",
  seoText:
    "Casters, slings, chain, bins and hand trucks: what moves, lifts and stores the load. Never exceed the rated capacity of the weakest part.",
  unspsc: "24100000",
  icon: "forklift",
  below: [
    {
      code: "MAT-CASTER",
      name: "Plate Casters",
      summary: "Swivel, rigid, braking",
      seoText:
        "Plate casters by wheel, tread and capacity. Divide the loaded weight by three, not four: one wheel of four is often in the air.",
      unspsc: "31162701",
      below: [
        {
          code: "MAT-CASTER-SWIVEL",
          name: "Swivel Plate Casters",
          summary: "Turn on a ball raceway",
          seoText: "Swivel casters turn under load on a double ball raceway; put two at the steering end.",
          unspsc: "31162701",
        },
        {
          code: "MAT-CASTER-RIGID",
          name: "Rigid Plate Casters",
          summary: "Track straight",
          seoText: "Rigid casters keep a cart straight; pair two with two swivel casters of the same mounting height.",
          unspsc: "31162701",
        },
        {
          code: "MAT-CASTER-BRAKE",
          name: "Swivel Casters with Brake",
          summary: "Wheel lock or total lock",
          seoText: "Swivel casters with a foot brake, for benches and machines that must stay where they are put.",
          unspsc: "31162701",
        },
      ],
    },
    {
      code: "MAT-SLING",
      name: "Web Slings",
      summary: "Nylon and polyester, tagged",
      seoText:
        "Synthetic web slings to ASME B30.9 with capacity tags for vertical, choker and basket hitches. Take out of service at the first red yarn.",
      unspsc: "24101637",
      below: [
        {
          code: "MAT-SLING-EYE",
          name: "Eye-and-Eye Web Slings",
          summary: "Flat or twisted eyes",
          seoText: "Slings with a sewn eye at each end, for vertical, choker and basket hitches.",
          unspsc: "24101637",
        },
        {
          code: "MAT-SLING-ENDLESS",
          name: "Endless Web Slings",
          summary: "A loop without eyes",
          seoText: "Endless slings can be turned between lifts so that no one spot takes all the wear.",
          unspsc: "24101637",
        },
      ],
    },
    {
      code: "MAT-CHAIN",
      name: "Chain",
      summary: "Grade 30 to Grade 100",
      seoText:
        "Welded chain by grade and trade size. Only Grade 80 and Grade 100 alloy chain may be used for overhead lifting.",
      unspsc: "31151600",
      below: [
        {
          code: "MAT-CHAIN-GENERAL",
          name: "General & Transport Chain",
          summary: "Grade 30, 43, 70",
          seoText:
            "Proof coil, high-test and transport chain for guarding, towing and load binding. Not for overhead lifting.",
          unspsc: "31151600",
        },
        {
          code: "MAT-CHAIN-LIFT",
          name: "Lifting Chain",
          summary: "Grade 80 and 100 alloy",
          seoText: "Heat-treated alloy chain for overhead lifting slings, with a proof-test certificate.",
          unspsc: "31151600",
        },
      ],
    },
    {
      code: "MAT-BIN",
      name: "Hang & Stack Bins",
      summary: "Open-front, eight colors",
      seoText: "Open-front polypropylene bins that stack, and hang on louvered panels and rails.",
      unspsc: "24112003",
    },
    {
      code: "MAT-TRUCK",
      name: "Hand Trucks",
      summary: "Steel and aluminum",
      seoText:
        "Two-wheel hand trucks by capacity, handle and tire. Solid tires never go flat; pneumatic tires climb curbs.",
      unspsc: "24101504",
    },
  ],
};
