import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import {
  drawDrum,
  drawJug,
  drawPail,
  drawPumpBottle,
  drawRefillPouch,
  drawSprayBottle,
  drawTote,
} from "./cleaner-containers.ts";
import type { ProductLabel } from "./product-label.ts";
import { drawCallout } from "./shading.ts";

export const cleaner = defineDrawing({
  name: "cleaner",
  title: "Cleaner",
  examples: [
    {
      label: "All-purpose, spray bottle",
      attributes: {
        productType: "All-Purpose Cleaner",
        chemistry: "Neutral",
        container: "Trigger Spray Bottle",
        capacity: 32,
        color: "Green",
        ph: 7.5,
        brand: "Bluewell",
        form: "Ready to Use",
      },
    },
    {
      label: "Degreaser, jug",
      attributes: {
        productType: "Degreaser",
        chemistry: "Alkaline",
        container: "Jug",
        capacity: 128,
        color: "Purple",
        ph: 13,
        brand: "Bluewell",
        form: "Concentrate",
      },
    },
    {
      label: "Degreaser, pail",
      attributes: {
        productType: "Degreaser",
        chemistry: "Citrus",
        container: "Pail",
        capacity: 640,
        color: "Orange",
        ph: 9.5,
        brand: "Saltmarsh",
      },
    },
    {
      label: "Floor cleaner, drum",
      attributes: {
        productType: "Floor Cleaner",
        chemistry: "Neutral",
        container: "Drum",
        capacity: 7040,
        color: "Yellow",
        ph: 7,
        brand: "Cleanhurst",
      },
    },
    {
      label: "Hand cleaner, pump bottle",
      attributes: {
        productType: "Hand Cleaner",
        chemistry: "Citrus Pumice",
        container: "Pump Bottle",
        capacity: 64,
        color: "Orange",
        ph: 6.5,
        brand: "Cleanhurst",
      },
    },
    {
      label: "Hand soap, refill",
      attributes: {
        productType: "Hand Soap",
        chemistry: "Foam",
        container: "Dispenser Refill",
        capacity: 33.8,
        color: "Clear",
        ph: 5.5,
        brand: "Papermoor",
      },
    },
    {
      label: "Tote",
      attributes: {
        productType: "Degreaser",
        chemistry: "Alkaline",
        container: "Tote",
        capacity: 35200,
        color: "Purple",
        ph: 13,
        brand: "Bluewell",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    const label = labelOf(item);
    const liquid = liquidOf(item.text("color", "Green"));
    art.group(isPlain ? {} : { move: [40, 2], scale: 0.87 }, () =>
      drawContainer(art, item.text("container", "Jug"), liquid, label),
    );
    if (!isPlain) drawCallout(art, [label.amount, item.text("form", ""), `pH ${item.text("ph", "7")}`]);
  },
});

function drawContainer(art: Art, container: string, liquid: Color, label: ProductLabel): void {
  if (container.startsWith("Trigger")) drawSprayBottle(art, liquid, label);
  else if (container.startsWith("Pump")) drawPumpBottle(art, liquid, label);
  else if (container === "Pail") drawPail(art, label);
  else if (container === "Drum") drawDrum(art, label);
  else if (container === "Tote") drawTote(art, liquid, label);
  else if (container.startsWith("Dispenser")) drawRefillPouch(art, liquid, label);
  else drawJug(art, liquid, label);
}

function liquidOf(name: string): Color {
  if (name === "Clear") return "#cfe3ee";
  return name === "White" ? "#f1f3f2" : colorOf(name);
}

function labelOf(item: Given): ProductLabel {
  const name = item.text("color", "Green");
  return {
    brand: item.text("brand", ""),
    title: item.text("productType", "All-Purpose Cleaner"),
    detail: item.text("chemistry", "Neutral"),
    amount: amountOf(item.number("capacity", 128)),
    color: name === "Clear" || name === "White" ? "#1f6f9c" : colorOf(name),
    isHazardous: item.number("ph", 7) >= 11 || item.number("ph", 7) <= 3 || item.text("chemistry", "") === "Solvent",
  };
}

/** As the trade says it: ounces below a gallon, a litre for refills, gallons above. */
function amountOf(ounces: number): string {
  if (Math.abs(ounces - 33.8) < 0.1) return "1 L";
  return ounces < 128 ? `${ounces} fl oz` : `${ounces / 128} gal`;
}
