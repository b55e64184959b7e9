import "../add-to-cart/flow.css";
import { urls } from "@capstan/features/urls";
import type { KitEntry } from "@capstan/ui/examples";
import type { AddToCartData } from "../../flow/add-answer.ts";
import { addedEntry, exampleAnswer, exampleDetailUrl, refusedEntry } from "../../flow/add-answer.fixture.ts";
import type { ProductInfo } from "../../recommendations/recommendation-calls.ts";
import { Recommended } from "./recommendation-zone.tsx";
import type { ShownRecommendations } from "./use-recommendations.ts";

const names = [
  "Hex Nut, Grade 5, Zinc, 3/8-16",
  "Flat Washer, SAE, Zinc, 3/8 in",
  "Split Lock Washer, Zinc, 3/8 in",
  "Threadlocker, Blue, 10 mL",
  "Torque Wrench, 1/2 in Drive",
  "Socket Set, 12 Pieces",
];

function infoOf(name: string, at: number): ProductInfo {
  const isOnSale = at === 1;
  return {
    product: {
      sku: `4RQ1${at}A`,
      brand: "Hexmark",
      name,
      imageUrl: urls.examplePicture({ name: `${at % 2 === 0 ? "nut" : "washer"}-0-240.webp` }),
      productDetailUrl: exampleDetailUrl,
      sellPackQty: 1,
      shipPackQty: at === 2 ? 25 : 1,
      uomLabel: "pack of 100",
    },
    price: {
      type: isOnSale ? "SALE" : "REGULAR",
      expDate: null,
      sell: { label: isOnSale ? "Sale" : null },
      strike: isOnSale ? { label: "Web Price", formattedPrice: "$6.10" } : null,
      priceData: { formattedPrice: "$5.37", formattedContractReferencePrice: null },
    },
  };
}

const infos = names.map(infoOf);
const request = { entries: [{ sku: "4RN31A", quantity: 4 }], pageAccount: null };

function shownOf(kind: ShownRecommendations["kind"], count: number): ShownRecommendations {
  const shown = infos.slice(0, count);
  return {
    kind,
    items: shown.map(({ product: { sku } }) => ({ sku, source: "DS" })),
    info: Object.fromEntries(shown.map((info) => [info.product.sku, info])),
  };
}

function Zone({ data, shown }: { readonly data: AddToCartData; readonly shown: ShownRecommendations }) {
  return (
    <div className="flow">
      <Recommended data={data} request={request} onAdd={async () => ({ isAdded: true, message: "" })} shown={shown} />
    </div>
  );
}

export const examples: KitEntry = {
  name: "Recommendations",
  summary: "What goes with an addition: three at a time, two below 1024 px, one below the other on phones.",
  keyboard: [],
  examples: [
    {
      title: "Required accessories",
      render: () => <Zone data={exampleAnswer([addedEntry()])} shown={shownOf("requiredAccessories", 6)} />,
    },
    {
      title: "One similar product",
      render: () => <Zone data={exampleAnswer([addedEntry()])} shown={shownOf("sns", 1)} />,
    },
    {
      title: "In place of a discontinued product",
      render: () => <Zone data={exampleAnswer([refusedEntry("discontinued")])} shown={shownOf("alternates", 2)} />,
    },
  ],
};
