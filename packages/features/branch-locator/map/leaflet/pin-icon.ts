import * as L from "leaflet";

interface PinLooks {
  readonly kind: "branch" | "selected" | "cluster";
  readonly text: string;
  readonly name: string;
  readonly radius: number;
  /** Undefined: it stands where it is. */
  readonly dropDelay: number | undefined;
}

/** A real button, so that Enter, Space and screen readers need no help. */
export class PinIcon extends L.Icon {
  readonly #looks: PinLooks;

  constructor(looks: PinLooks) {
    // Leaflet's own icons are pictures; this one has none.
    super({ iconUrl: "" });
    this.#looks = looks;
  }

  override createIcon(): HTMLElement {
    const { kind, text, name, radius, dropDelay } = this.#looks;
    const button = document.createElement("button");
    button.type = "button";
    button.className = `map-pin map-pin-${kind} leaflet-marker-icon`;
    button.ariaLabel = name;
    if (kind === "selected") button.ariaCurrent = "true";
    button.style.margin = `${-radius}px 0 0 ${-radius}px`;
    button.style.width = button.style.height = `${radius * 2}px`;
    // Leaflet places the button by its transform: what moves is inside.
    const face = document.createElement("span");
    face.className = "map-pin-face";
    face.textContent = text;
    if (text.length > 2) face.classList.add("map-pin-face-long");
    if (dropDelay !== undefined) {
      button.classList.add("is-dropping");
      face.style.animationDelay = `${dropDelay}ms`;
    }
    button.append(face);
    return button;
  }

  override createShadow(): HTMLElement {
    return null as unknown as HTMLElement;
  }
}
