import type { Shelf } from "../kit/category.ts";

export const safetyShelf: Shelf = {
  code: "SAF",
  name: "Safety",
  summary: "Gloves, eyewear, lockout",
  seoText:
    "Personal protective equipment and facility safety for the shop floor: gloves by cut level, eyewear by standard, lockout, signs and first aid.",
  unspsc: "46180000",
  icon: "account-hard-hat",
  below: [
    {
      code: "SAF-GLOVES",
      name: "Work Gloves",
      summary: "Coated, cut-resistant, leather",
      seoText:
        "Reusable hand protection. Choose the cut level first (ANSI/ISEA 105, A1 to A9), then the grip the coating gives in dry, wet or oily work.",
      unspsc: "46181504",
      below: [
        {
          code: "SAF-GLOVES-COATED",
          name: "Coated Gloves",
          summary: "Nitrile, polyurethane, latex palms",
          seoText:
            "Knit gloves with a dipped palm for grip and abrasion in assembly, packing and light handling where cuts are not the main hazard.",
          unspsc: "46181504",
        },
        {
          code: "SAF-GLOVES-CUT",
          name: "Cut-Resistant Gloves",
          summary: "ANSI A2 through A9",
          seoText:
            "Gloves rated A2 to A9 under ANSI/ISEA 105 for sheet metal, glass and blades. A higher level takes more load on the blade before it cuts through.",
          unspsc: "46181536",
        },
        {
          code: "SAF-GLOVES-LEATHER",
          name: "Leather Gloves",
          summary: "Drivers, double palms, welders",
          seoText:
            "Cowhide, goatskin, pigskin and deerskin gloves for material handling, driving and welding. Grain leather sheds water; split leather resists heat and abrasion.",
          unspsc: "46181504",
        },
        {
          code: "SAF-GLOVES-MECHANICS",
          name: "Mechanics Gloves",
          summary: "Synthetic palms, knuckle guards",
          seoText:
            "Close-fitting gloves with synthetic leather palms, padding and back-of-hand guards for work with tools.",
          unspsc: "46181504",
        },
      ],
    },
    {
      code: "SAF-DISPOSABLE",
      name: "Disposable Gloves",
      summary: "Nitrile, latex, vinyl",
      seoText:
        "Single-use gloves by the box and case. Thickness in mils and the material decide what chemicals and punctures they survive.",
      unspsc: "42132203",
      below: [
        {
          code: "SAF-DISPOSABLE-NITRILE",
          name: "Nitrile Disposable Gloves",
          summary: "3 to 9 mil, powder free",
          seoText:
            "Nitrile resists oils, fuels and many solvents and holds no natural-rubber proteins, so it is the usual choice in shops and labs.",
          unspsc: "42132203",
        },
        {
          code: "SAF-DISPOSABLE-LATEX",
          name: "Latex Disposable Gloves",
          summary: "Soft, elastic, close fit",
          seoText:
            "Natural-rubber latex fits closest and stretches furthest. It swells in oil and may cause allergic reactions.",
          unspsc: "42132203",
        },
        {
          code: "SAF-DISPOSABLE-VINYL",
          name: "Vinyl Disposable Gloves",
          summary: "Low cost for short tasks",
          seoText:
            "Vinyl gloves for food handling, cleaning and other short tasks with low risk, at the lowest price by the box.",
          unspsc: "42132203",
        },
      ],
    },
    {
      code: "SAF-EYE",
      name: "Eye Protection",
      summary: "Glasses, over-glasses, readers",
      seoText:
        "Protective eyewear marked Z87 or Z87+ under ANSI/ISEA Z87.1. The lens tint is chosen for the light, the coating for fog and scratches.",
      unspsc: "46181800",
      below: [
        {
          code: "SAF-EYE-GLASSES",
          name: "Safety Glasses",
          summary: "Clear, gray, amber, mirror",
          seoText:
            "Plano safety glasses with polycarbonate lenses, in frames from rimless to full, with anti-fog and anti-scratch coatings.",
          unspsc: "46181802",
        },
        {
          code: "SAF-EYE-OTG",
          name: "Over-the-Glass Safety Glasses",
          summary: "Fit over prescription glasses",
          seoText:
            "Larger frames that go over prescription eyewear, for visitors and for wearers without safety prescriptions.",
          unspsc: "46181802",
        },
        {
          code: "SAF-EYE-READERS",
          name: "Bifocal Safety Readers",
          summary: "Diopters from +1.0 to +3.0",
          seoText:
            "Safety glasses with a reading segment molded into the lens, from Diopters from +1.0 to +3.0, for gauges, drawings and fine work.",
          unspsc: "46181802",
        },
      ],
    },
    {
      code: "SAF-HEARING",
      name: "Hearing Protection",
      summary: "Ear muffs, ear plugs",
      seoText:
        "Muffs and plugs with their Noise Reduction Rating. OSHA requires a hearing program from an 85 dBA eight-hour average.",
      unspsc: "46181900",
      below: [
        {
          code: "SAF-HEARING-MUFFS",
          name: "Ear Muffs",
          summary: "Over-head, behind-neck, cap-mounted",
          seoText: "Passive ear muffs from NRR 20 to 31 dB with over-the-head, behind-the-neck and cap-mounted bands.",
          unspsc: "46181902",
        },
        {
          code: "SAF-HEARING-PLUGS",
          name: "Ear Plugs",
          summary: "Foam, reusable, corded",
          seoText:
            "Roll-down foam and flanged reusable plugs, corded and uncorded, metal-detectable for food plants, up to NRR 33 dB.",
          unspsc: "46181901",
        },
      ],
    },
    {
      code: "SAF-HARDHATS",
      name: "Head Protection",
      summary: "Cap style, full brim",
      seoText:
        "Hard hats to ANSI/ISEA Z89.1. Type I guards the top of the head, Type II the sides as well; Class E is tested at 20,000 volts.",
      unspsc: "46181701",
      below: [
        {
          code: "SAF-HARDHATS-CAP",
          name: "Cap-Style Hard Hats",
          summary: "Front brim, accessory slots",
          seoText:
            "Hard hats with a front brim and side slots for cap-mounted muffs and face shields, with ratchet or pin-lock suspension.",
          unspsc: "46181701",
        },
        {
          code: "SAF-HARDHATS-BRIM",
          name: "Full-Brim Hard Hats",
          summary: "Sun and rain all round",
          seoText:
            "Hard hats whose brim goes all the way round to keep sun and rain off the neck, for line work, paving and yards.",
          unspsc: "46181701",
        },
      ],
    },
    {
      code: "SAF-RESP",
      name: "Respiratory Protection",
      summary: "Half masks, full face, cartridges",
      seoText:
        "NIOSH-approved air-purifying respirators and the cartridges that fit them. Use them within a program with fit testing, 29 CFR 1910.134.",
      unspsc: "46182000",
      below: [
        {
          code: "SAF-RESP-HALF",
          name: "Half-Mask Respirators",
          summary: "Reusable, three sizes",
          seoText:
            "Reusable half masks with an assigned protection factor of 10. Cartridges and filters are ordered separately.",
          unspsc: "46182002",
        },
        {
          code: "SAF-RESP-FULL",
          name: "Full-Face Respirators",
          summary: "Eye and face in one",
          seoText:
            "Full facepieces protect the eyes as well and have an assigned protection factor of 50 when quantitatively fit tested.",
          unspsc: "46182002",
        },
        {
          code: "SAF-RESP-CART",
          name: "Respirator Cartridges & Filters",
          summary: "Organic vapor, acid gas, P100",
          seoText: "Cartridges and filters by NIOSH color code. They fit only the facepieces they were approved with.",
          unspsc: "46182002",
        },
      ],
    },
    {
      code: "SAF-HIVIS",
      name: "High-Visibility Vests",
      summary: "ANSI/ISEA 107 Class 2 and 3",
      seoText:
        "Vests to ANSI/ISEA 107. Class 2 serves work near traffic above 25 mph; Class 3 adds sleeves for night work and higher speeds.",
      unspsc: "46181507",
      below: [
        {
          code: "SAF-HIVIS-CLASS2",
          name: "Class 2 Safety Vests",
          summary: "Sleeveless, mesh and solid",
          seoText:
            "Sleeveless Type R vests with at least 775 square inches of background and 201 of retroreflective material.",
          unspsc: "46181507",
        },
        {
          code: "SAF-HIVIS-CLASS3",
          name: "Class 3 Safety Vests",
          summary: "Sleeved, for night work",
          seoText:
            "Sleeved Type R vests with at least 1,240 square inches of background and 310 of retroreflective material.",
          unspsc: "46181507",
        },
      ],
    },
    {
      code: "SAF-LOCKOUT",
      name: "Lockout Padlocks",
      summary: "Keyed different, alike, mastered",
      seoText:
        "Safety padlocks for lockout/tagout under 29 CFR 1910.147, in department colors and four keying schemes.",
      unspsc: "46171501",
    },
    {
      code: "SAF-SIGNS",
      name: "Safety Signs",
      summary: "Danger, caution, notice, exit",
      seoText:
        "Facility signs with OSHA headers in plastic, aluminum, fiberglass and adhesive vinyl, from 5 x 3-1/2 to 28 x 20 inches.",
      unspsc: "55121704",
      below: [
        {
          code: "SAF-SIGNS-DANGER",
          name: "Danger Signs",
          summary: "Immediate hazards",
          seoText: "Red, black and white signs for immediate hazards that will cause death or serious injury.",
          unspsc: "55121704",
        },
        {
          code: "SAF-SIGNS-CAUTION",
          name: "Caution & Warning Signs",
          summary: "Potential hazards",
          seoText: "Yellow caution and orange warning signs for potential hazards and unsafe practices.",
          unspsc: "55121704",
        },
        {
          code: "SAF-SIGNS-NOTICE",
          name: "Notice Signs",
          summary: "Rules and housekeeping",
          seoText: "Blue notice signs for rules, directions and housekeeping that do not concern injury.",
          unspsc: "55121704",
        },
        {
          code: "SAF-SIGNS-EMERGENCY",
          name: "Emergency & Exit Signs",
          summary: "First aid, exits, eyewash",
          seoText: "Green safety signs that lead to exits, first aid, eyewash stations and assembly points.",
          unspsc: "55121704",
        },
      ],
    },
    {
      code: "SAF-FIRSTAID",
      name: "First-Aid Kits",
      summary: "ANSI Class A and B",
      seoText:
        "Kits to ANSI/ISEA Z308.1. Class A covers common injuries; Class B adds a splint, a tourniquet and larger amounts for busier or riskier sites.",
      unspsc: "42172001",
    },
    {
      code: "SAF-BOOTS",
      name: "Safety Boots",
      summary: "Steel and composite toe",
      seoText:
        "Safety-toe footwear to ASTM F2413 with 75 foot-pound impact and 2,500 pound compression ratings, in full and half sizes and widths.",
      unspsc: "46181604",
    },
  ],
};
