import type { KitEntry } from "../examples/index.ts";
import { Carousel } from "./carousel.tsx";
import { carouselKeyboard } from "./carousel.keyboard.ts";

const parts = [
  "Hex Nut, Grade 5, Zinc",
  "Flat Washer, SAE, Zinc",
  "Split Lock Washer, Zinc",
  "Threadlocker, Blue, 10 mL",
  "Torque Wrench, 1/2 in",
  "Socket Set, 12 Pieces",
];

const cards = (names: readonly string[]) =>
  names.map((name, index) => (
    <article key={name} className="kit-card">
      <a href={`#part-${index + 1}`}>{name}</a>
      <p className="kit-quiet">Part {index + 1}</p>
    </article>
  ));

export const examples: KitEntry = {
  name: "Carousel",
  summary: "A row of cards in pages: three at a time, two below 1024 px, and a plain list to swipe on phones.",
  keyboard: carouselKeyboard,
  examples: [
    { title: "Two pages", render: () => <Carousel title="Fasteners to go with it">{cards(parts)}</Carousel> },
    { title: "One page", render: () => <Carousel title="Guides">{cards(parts.slice(0, 2))}</Carousel> },
    {
      title: "Moving by itself",
      render: () => (
        <Carousel title="Offers" autoplay>
          {cards(parts)}
        </Carousel>
      ),
    },
  ],
};
