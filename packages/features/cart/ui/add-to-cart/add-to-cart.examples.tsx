import { Button } from "@capstan/ui/button";
import type { KitEntry } from "@capstan/ui/examples";
import { useState } from "react";
import type { AddToCartData } from "../../flow/add-answer.ts";
import { addedEntry, exampleAnswer, exampleProduct, refusedEntry } from "../../flow/add-answer.fixture.ts";
import { addToCartKeyboard } from "./add-to-cart.keyboard.ts";

const account = { mauAccountNumber: "0884512907" };
const nut = exampleProduct({ name: "Lock Nut, Nylon Insert, Zinc, 3/8-16", formattedPrice: "$9.15" });
const sale = exampleProduct({
  name: "Ball Bearing, 6204-2RS, Sealed, 20 mm Bore",
  priceSellLabel: "Sale",
  formattedPrice: "$8.43",
  strikePrice: "$9.37",
  salePriceExpDate: "2026-11-30",
  unitOfMeasure: "each",
  productWarrantyData: { name: "3-Year Protection Plan", formattedPrice: "$2.10", totalPrice: "$8.40" },
});

const discontinued = refusedEntry("discontinued", { error: { errorMessage: "This product is discontinued." } });
const restricted = refusedEntry("stateRestricted", {
  sku: "6TL55A",
  product: exampleProduct({ name: "Enamel Spray Paint, Safety Yellow, 12 oz" }),
  error: {
    errorMessage: "This product has restrictions.",
    question: "Will this product be shipped to California, Connecticut, Delaware or Rhode Island?",
    policyViolationAlerts: {
      headerMessage: null,
      detailedMessage: "Its solvent content is over the limit in those states. If yes, it is left out of your cart.",
      repairOptions: [],
    },
  },
});
const leased = refusedEntry("georgiaPacific", {
  sku: "2UL86A",
  product: exampleProduct({ name: "Roll Towel Refill, 8 in x 800 ft, Bayfield System, Case of 6" }),
  error: {
    disclaimerAlertMessage: {
      alertMessage: "For leased Bayfield dispensers only.",
      topMessage: null,
      mainMessage:
        "Bayfield leases its towel dispensers and allows only Bayfield refills in them. By choosing <b>Agree</b> you confirm that the dispensers at your site are leased from Bayfield.",
    },
  },
});

const answers: Readonly<Record<string, AddToCartData>> = {
  "One product added": exampleAnswer([addedEntry()], account),
  "Two of three added": exampleAnswer(
    [
      addedEntry(),
      addedEntry("4RQ22A", { productCartData: nut, addedQuantity: 2, addedSubTotal: "$18.30" }),
      discontinued,
    ],
    account,
  ),
  "A sale, a plan and a contract": exampleAnswer([
    addedEntry("2KD94A", { productCartData: sale, addedSubTotal: "$33.72" }),
    addedEntry("4RN31A", { price: { formattedContractReferencePrice: "$16.54" } }),
  ]),
  "Not added": exampleAnswer([
    refusedEntry("invalid", {
      sku: "9ZZ99Z",
      product: null,
      error: { errorMessage: "9ZZ99Z is not an item of ours. Check the item number." },
    }),
  ]),
  "One waits for an answer": exampleAnswer([addedEntry(), restricted]),
  "The server's own words": exampleAnswer([addedEntry(), discontinued], {
    modernizedOrderOriginationV2FeatureEnabled: true,
    headerMessage: "Almost everything is in your cart",
    addedSubheaderMessage: "In your cart",
    notAddedSubheaderMessage: "Left out",
  }),
  "Product Has Restrictions": exampleAnswer([restricted]),
  Disclaimer: exampleAnswer([leased]),
};

function Opener({ data }: { readonly data: AddToCartData }) {
  const [outcome, setOutcome] = useState("");
  async function open() {
    const { openFlow } = await import("./open-flow.tsx");
    const entries = data.addToCartEntries.map(({ cartItem }) => ({ sku: cartItem.resource, quantity: 12 }));
    const areAllAdded = await openFlow(data, { entries, pageAccount: null }, async () => ({
      isAdded: true,
      message: "",
    }));
    setOutcome(areAllAdded ? "all added" : "not all added");
  }
  return (
    <>
      <Button onClick={() => void open()}>Add to Cart</Button> <output>{outcome}</output>
    </>
  );
}

function Failure() {
  const [choice, setChoice] = useState("");
  async function open() {
    const { openFailure } = await import("./open-flow.tsx");
    setChoice(await openFailure("Failed to Add Items to Cart"));
  }
  return (
    <>
      <Button onClick={() => void open()}>Add to Cart</Button> <output>{choice}</output>
    </>
  );
}

async function showLoading() {
  const { LoadingOverlay, showLayer } = await import("./flow-host.tsx");
  showLayer("overlay", <LoadingOverlay />);
  setTimeout(() => showLayer("overlay", null), 2_000);
}

export const examples: KitEntry = {
  name: "Add to cart",
  summary: "What tells the buyer how an addition went, and what asks for an answer first.",
  keyboard: addToCartKeyboard,
  examples: [
    ...Object.entries(answers).map(([title, data]) => ({ title, render: () => <Opener data={data} /> })),
    { title: "Failed", render: () => <Failure /> },
    { title: "While the call runs", render: () => <Button onClick={() => void showLoading()}>Add to Cart</Button> },
  ],
};
