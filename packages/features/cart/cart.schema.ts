import { z } from "zod";
import { idempotencyKeyPattern } from "./idempotency-key.ts";

const max = { fields: 2_200, key: 60, value: 200 };

/** Spec 7.3: flat fields, as a browser sends a form. */
export const addItemsForm = z
  .record(z.string().max(max.key), z.string().max(max.value))
  .refine((form) => Object.keys(form).length <= max.fields, "has too many fields")
  .refine(({ idempotencyKey: key }) => key === undefined || idempotencyKeyPattern.test(key), {
    path: ["idempotencyKey"],
    message: "is no key",
  })
  .describe(
    "cartEntries[i].sku, cartEntries[i].quantity (1 to 99999) and perhaps cartEntries[i].addWarranty; options.addToCartMethod and options.findingMethod say how the item was found. disclaimerAccepted=true, lowLeadComplianceLevel=true, stateRestrictionAccepted=true or willShipToRestrictedState=NO agree to what the items' restrictions ask. With `idempotencyKey`, 32 hexadecimal digits at random, the same call again adds nothing and is answered as before.",
  );

const price = z.string().nullable();

const warrantyData = z.object({
  name: z.string(),
  formattedPrice: z.string().describe("For one unit of the item."),
  totalPrice: z.string().describe("For all that were added."),
});

const productCartData = z.object({
  brandName: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  formattedPrice: price,
  priceSellLabel: z.string().nullable().describe("Your Price, Web Price, Sale or Clearance."),
  priceText: z.string().nullable().describe("Shown in the place of a price; NA where there is none."),
  productDetailUrl: z.string().nullable().describe("Comes after /product in the product page's address."),
  salePriceExpDate: z.string().nullable().describe("Nov 30, 2026."),
  strikePrice: price,
  tooltipContent: z.string().nullable().describe("HTML of a few tags."),
  unitOfMeasure: z.string(),
  productWarrantyData: warrantyData.nullable(),
});

const analyticsItem = z.object({
  sku: z.string(),
  name: z.string().nullable(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  quantity: z.number().int(),
  price: z.number().nullable(),
});

/** Spec 3: Cart line. */
const cartItem = z.object({
  code: z.enum(["ITEM_ADDED", "ITEM_NOT_ADDED"]),
  resource: z.string().describe("The SKU."),
  addedQuantity: z.number().int().describe("0 where it was not added."),
  entryPK: z.string().nullable().describe("The line of the cart."),
  addedSubTotal: price,
  onlinePriceDisplayMsg: z.string().nullable().describe("Log in for Pricing, where the price needs a sign-in."),
  price: z.object({ formattedContractReferencePrice: price }),
  productCartData: productCartData.nullable(),
  productDataForAnalytics: analyticsItem,
});

const errorTypes = [
  "invalid",
  "discontinued",
  "stateRestricted",
  "georgiaPacific",
  "georgiaPacificA",
  "georgiaPacificC",
  "lowLeadA6",
  "lowLeadA9",
] as const;

const entryError = z.object({
  errorMessage: z.string(),
  question: z.string().nullable(),
  yes: z.string().nullable(),
  no: z.string().nullable(),
  policyViolationAlerts: z
    .object({
      headerMessage: z.string(),
      detailedMessage: z.string(),
      repairOptions: z.array(z.object({ repairOptionText: z.string() })),
    })
    .nullable(),
  disclaimerAlertMessage: z
    .object({ alertMessage: z.string(), topMessage: z.string(), mainMessage: z.string() })
    .nullable(),
});

const addedEntry = z.object({
  cartItem,
  errorType: z.enum(errorTypes).nullable(),
  hasError: z.boolean(),
  hasWarning: z.boolean(),
  error: entryError.nullable(),
});

export const addItemsAnswer = z.object({
  addToCartData: z.object({
    addToCartEntries: z.array(addedEntry),
    analyticsData: z.object({
      addToCartMethod: z.string().nullable(),
      findingMethod: z.string().nullable(),
      cartId: z.string().nullable().describe("Tells additions to the same cart apart from others; it opens nothing."),
      items: z.array(analyticsItem).describe("What was added."),
    }),
    modernizedCartFeatureEnabled: z.boolean(),
    modernizedOrderOriginationV2FeatureEnabled: z.boolean(),
    headerMessage: z.string().nullable().describe("The dialog's title, where the second feature is on."),
    addedSubheaderMessage: z.string().nullable(),
    notAddedSubheaderMessage: z.string().nullable(),
    mauAccountNumber: z.string().nullable(),
  }),
});

export type WireEntry = z.infer<typeof addedEntry>;
export type WireCartItem = z.infer<typeof cartItem>;
export type WireError = z.infer<typeof entryError>;
export type AddItemsAnswer = z.infer<typeof addItemsAnswer>;

export const cartQuantityAnswer = z.object({
  cartQuantity: z.number().int().describe("How many different items are in the visitor's cart: its lines."),
});

const formKey = z
  .string()
  .regex(idempotencyKeyPattern)
  .optional()
  .describe("The same form with the same key adds once.");
const digits = z.string().max(max.value);

/** What the lists' forms send without script. A quantity of 0, or an empty one, asks for the least that can be ordered. */
export const addForm = z.object({
  sku: z.string().max(max.value),
  quantity: digits.default("0"),
  addWarranty: z.string().max(max.value).optional(),
  idempotencyKey: formKey,
});

/** What takes the place of a line on the cart's page. */
export const replaceLineForm = z.object({
  sku: z.string().max(max.value).describe("Of the line that goes."),
  productCode: z.string().max(max.value),
  quantity: digits,
});

const flag = z.enum(["true", "false"]).optional();

/** Spec 7.3: the item, its quantity and the acceptance flag of its error type. */
export const complianceForm = z.object({
  itemId: z.string().max(max.value),
  quantity: digits,
  lowLeadComplianceLevel: flag,
  disclaimerAccepted: flag,
  stateRestrictionAccepted: flag,
  addWarranty: z.string().max(max.value).optional(),
  "options.addToCartMethod": z.string().max(max.value).optional(),
  "options.findingMethod": z.string().max(max.value).optional(),
  idempotencyKey: formKey,
});

export const declinedAnswer = z.object({
  itemId: z.string(),
  declined: z.array(z.enum(errorTypes)).describe("The types of the restrictions that were declined."),
});

/** Spec 7.3: one of the two names the line or the item that is replaced. */
export const replaceForm = z.object({
  quantity: digits,
  productCode: z.string().max(max.value),
  replacedItemPK: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  replacedItemID: z.string().max(max.value).optional(),
  replacedQty: digits.optional(),
  idempotencyKey: formKey,
});
