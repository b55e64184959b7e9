import type { KitEntry } from "../examples/index.ts";
import { breadcrumbKeyboard } from "./breadcrumb.keyboard.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

export const examples: KitEntry = {
  name: "Breadcrumb",
  summary: "Where the page stands, and the way up.",
  keyboard: breadcrumbKeyboard,
  examples: [
    {
      title: "Three levels",
      render: () => (
        <Breadcrumb
          trail={[
            { label: "All Products", href: "#all" },
            { label: "Fasteners", href: "#fasteners" },
          ]}
          current="Hex Cap Screws"
        />
      ),
    },
    {
      title: "Longer than a phone is wide",
      render: () => (
        <Breadcrumb
          label="Breadcrumb of a deep page"
          trail={[
            { label: "All Products", href: "#every" },
            { label: "Pneumatics and Hydraulics", href: "#pneumatics" },
            { label: "Compressed Air Treatment", href: "#air" },
            { label: "Filter, Regulator and Lubricator Combinations", href: "#combinations" },
          ]}
          current="1/2 in NPT, 150 psi, polycarbonate bowl with metal guard"
        />
      ),
    },
  ],
};
