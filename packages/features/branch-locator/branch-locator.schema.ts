import { z } from "zod";

/** Longer than any address: what comes after is not read. */
const maxText = 500;

/** Missing, null, an empty text and what is no number all mean that the browser knows no position. */
const degrees = (most: number) =>
  z
    .preprocess(
      (value) => (value === "" || value === null ? undefined : value),
      z.coerce.number().min(-most).max(most).optional(),
    )
    .describe("0 with 0 for the other means that no position is known.");

/** Spec 3: what a search for branches says, and what it may say beside. */
const searchFields = {
  searchBox: z
    .string()
    .max(maxText)
    .default("")
    .describe("An address, a city and state, a ZIP code or a branch's number."),
  latitude: degrees(90),
  longitude: degrees(180),
};

/** A boolean in JSON is a text in an address. */
const searchOf = (flag: z.ZodType<boolean>) =>
  z.object({
    ...searchFields,
    useRTA: flag.default(true).describe("With what of the visitor's cart is at each branch."),
    curbside: flag.optional().describe("Only branches that bring orders to the car."),
    service: z.string().max(80).optional().describe("Only branches that offer this service."),
    within: z.coerce.number().positive().max(13_000).optional().describe("Only branches within so many miles."),
  });

export const branchSearchBody = searchOf(z.boolean());
export const branchSearchQuery = searchOf(z.stringbool());

/** Spec 9: the path has a page's size and its number, 25 and 1. */
export const branchPageParams = z.object({
  size: z.coerce.number().int().min(1).max(100),
  page: z.coerce.number().int().min(1).max(1_000),
});

/** A branch in the wire's words. */
export const wireBranch = z.object({
  branchCode: z.string(),
  branchAddress: z.object({
    address1: z.string(),
    address2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string().describe("Its first 5 characters."),
    position: z.object({ lat: z.number(), lng: z.number() }),
  }),
  latitude: z.number(),
  longitude: z.number(),
  telephone: z.string(),
  weekdayHours: z.string(),
  distance: z.number().describe("Miles, to a tenth."),
  branchURL: z.string().describe("The branch's own page."),
  mapsUrl: z.object({ url: z.string().describe("Driving directions.") }),
  defaultPickupBranch: z.boolean(),
  curbsideEnabled: z.boolean(),
  availabilityMessage: z.string().nullable().describe("HTML; null where there is only the count to say."),
  availabilityCount: z
    .number()
    .int()
    .optional()
    .describe("How many of the cart's products are there; left out without useRTA and for an empty cart."),
});
export type WireBranch = z.infer<typeof wireBranch>;

export const branchSearchAnswer = z.array(wireBranch);
export const branchPageAnswer = z.object({ payload: z.object({ branches: branchSearchAnswer }) });

export const geocodeQuery = z
  .object({
    address: z.string().trim().min(1).max(maxText).optional(),
    postalCode: z.string().trim().min(1).max(20).optional(),
  })
  .refine(({ address, postalCode }) => (address === undefined) !== (postalCode === undefined), {
    path: ["address"],
    message: "give either address or postalCode",
  });

export const geocodeAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("OK"), latitude: z.number(), longitude: z.number(), label: z.string() }),
  z.object({ status: z.literal("ZERO_RESULTS") }),
]);

export const toggleDefaultParams = z.object({ branchCode: z.string().min(1).max(40) });
export const toggleDefaultAnswer = z.object({ branchCode: z.string(), defaultPickupBranch: z.boolean() });
