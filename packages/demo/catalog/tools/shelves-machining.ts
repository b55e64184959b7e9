import type { Shelf } from "../kit/category.ts";

export const machiningShelves: Shelf = {
  code: "MAC",
  name: "Machining",
  summary: "End mills, taps, inserts",
  seoText: "Cutting tools for drilling, tapping, reaming, milling and turning, by size, material and coating.",
  unspsc: "23242100",
  icon: "cog",
  below: [
    {
      code: "MAC-DRILLS",
      name: "Twist Drills",
      summary: "Jobber, screw machine, taper length",
      seoText: "Twist drills in fractional, number, letter and metric sizes, with their decimal equivalents.",
      unspsc: "23242100",
      below: [
        {
          code: "MAC-DRILLS-JOBBER",
          name: "Jobber Length Drills",
          summary: "The everyday length",
          seoText:
            "Jobber drills have flutes about nine to fourteen diameters long: the usual choice for hand and press.",
          unspsc: "23242100",
        },
        {
          code: "MAC-DRILLS-STUB",
          name: "Screw Machine Length Drills",
          summary: "Short and stiff",
          seoText: "Stub drills are short and rigid, so they start true in a lathe or CNC without spotting.",
          unspsc: "23242100",
        },
        {
          code: "MAC-DRILLS-TAPER",
          name: "Taper Length Drills",
          summary: "Deep holes",
          seoText: "Straight-shank taper-length drills reach holes that a jobber drill does not.",
          unspsc: "23242100",
        },
      ],
    },
    {
      code: "MAC-TAPS",
      name: "Taps",
      summary: "Hand, spiral point, spiral flute",
      seoText: "Taps by thread, pitch-diameter limit, chamfer and coating.",
      unspsc: "23242100",
      below: [
        {
          code: "MAC-TAPS-HAND",
          name: "Hand Taps",
          summary: "Straight flute: taper, plug, bottoming",
          seoText: "Straight-flute taps for hand and machine use, in three chamfers.",
          unspsc: "23242100",
        },
        {
          code: "MAC-TAPS-SPIRALPOINT",
          name: "Spiral Point Taps",
          summary: "Through holes",
          seoText: "Spiral point taps shoot the chip ahead: for through holes, or blind holes with room below.",
          unspsc: "23242100",
        },
        {
          code: "MAC-TAPS-SPIRALFLUTE",
          name: "Spiral Flute Taps",
          summary: "Blind holes",
          seoText: "Spiral flute taps draw the chip back out of a blind hole.",
          unspsc: "23242100",
        },
        {
          code: "MAC-TAPS-FORMING",
          name: "Thread Forming Taps",
          summary: "No chips",
          seoText:
            "Forming taps displace metal and make no chips. They need a larger hole than cutting taps, and a ductile material.",
          unspsc: "23242100",
        },
      ],
    },
    {
      code: "MAC-ENDMILLS",
      name: "End Mills",
      summary: "Square, ball, corner radius",
      seoText: "Solid end mills by diameter, flutes, length of cut, end and coating.",
      unspsc: "23242100",
      below: [
        {
          code: "MAC-ENDMILLS-SQUARE",
          name: "Square End Mills",
          summary: "Slots, shoulders, pockets",
          seoText: "Square-end mills leave a sharp corner. Two and three flutes for aluminum, four and more for steel.",
          unspsc: "23242100",
        },
        {
          code: "MAC-ENDMILLS-BALL",
          name: "Ball End Mills",
          summary: "Contours and fillets",
          seoText: "Ball-nose end mills for three-dimensional contours and rounded slots.",
          unspsc: "23242100",
        },
        {
          code: "MAC-ENDMILLS-RADIUS",
          name: "Corner Radius End Mills",
          summary: "Tougher corners",
          seoText: "A small corner radius outlasts a sharp corner in hard and interrupted cuts.",
          unspsc: "23242100",
        },
      ],
    },
    {
      code: "MAC-INSERTS",
      name: "Turning Inserts",
      summary: "ISO and ANSI designations",
      seoText: "Indexable carbide inserts by shape, size, nose radius, chipbreaker and grade.",
      unspsc: "23242100",
      below: [
        {
          code: "MAC-INSERTS-NEGATIVE",
          name: "Negative Inserts",
          summary: "CNMG, DNMG, WNMG, TNMG",
          seoText: "Double-sided inserts with no clearance angle: more edges, heavier cuts.",
          unspsc: "23242100",
        },
        {
          code: "MAC-INSERTS-POSITIVE",
          name: "Positive Inserts",
          summary: "CCMT, DCMT, TCMT, VBMT",
          seoText:
            "Single-sided inserts with clearance ground in: lower forces for boring, thin walls and small lathes.",
          unspsc: "23242100",
        },
      ],
    },
    {
      code: "MAC-REAMERS",
      name: "Chucking Reamers",
      summary: "Fractional, number, letter, decimal",
      seoText: "Straight-shank chucking reamers to the thousandth. Leave 1 to 3 percent of the diameter to ream.",
      unspsc: "23242100",
    },
  ],
};
