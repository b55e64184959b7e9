import type { OrderAddress, OrderChoices, ReferenceField } from "@capstan/features/orders/server";
import {
  type PostalAddress,
  type Receiving,
  type SavedDelivery,
  type SavedPayment,
  type ShipToAddress,
  oneTimeCode,
} from "./checkout.ts";

export interface ChosenDelivery {
  readonly shipTo: string;
  readonly address: PostalAddress;
  readonly receiving: Receiving;
  /** A one-time address that is not whole: the order can't be placed. */
  readonly isIncomplete: boolean;
}

/** Where the order goes. An address that is gone from the book, or a one-time address that is not whole, is the default. */
export function chosenDelivery(saved: SavedDelivery | null, addresses: readonly ShipToAddress[]): ChosenDelivery {
  const byDefault = addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? nowhere;
  // Who has no address book writes the address.
  if (saved?.shipTo === oneTimeCode || addresses.length === 0) {
    const isIncomplete = missingOf(saved?.oneTime ?? null) !== null;
    const address = isIncomplete || !saved?.oneTime ? byDefault : saved.oneTime;
    return { shipTo: oneTimeCode, address, receiving: saved ?? nowhere, isIncomplete };
  }
  const chosen = addresses.find(({ code }) => code === saved?.shipTo) ?? byDefault;
  const receiving = saved?.shipTo === chosen.code ? saved : null;
  return { shipTo: chosen.code, address: chosen, receiving: merged(receiving, chosen), isIncomplete: false };
}

const nowhere: ShipToAddress = {
  code: "",
  name: "",
  address1: "",
  address2: null,
  city: "",
  state: "",
  zip: "",
  attention: null,
  dock: null,
  phone: null,
  instructions: null,
  isDefault: false,
};

function merged(saved: Receiving | null, own: Receiving): Receiving {
  return {
    attention: saved?.attention ?? own.attention,
    dock: saved?.dock ?? own.dock,
    phone: saved?.phone ?? own.phone,
    instructions: saved?.instructions ?? own.instructions,
  };
}

/** The first field of a one-time address that is missing or wrong; null where it is whole. */
export function missingOf(address: PostalAddress | null): keyof PostalAddress | null {
  if (!address) return "name";
  const needed = ["name", "address1", "city"] as const;
  const empty = needed.find((field) => address[field] === "");
  if (empty !== undefined) return empty;
  if (!/^[A-Z]{2}$/.test(address.state)) return "state";
  return /^\d{5}(?:-\d{4})?$/.test(address.zip) ? null : "zip";
}

interface Chosen {
  readonly delivery: ChosenDelivery;
  readonly payment: SavedPayment | null;
  readonly fields: readonly ReferenceField[];
  readonly pickup: OrderChoices["pickup"];
}

/** What goes into the order. Docks, phones and instructions are the buyer's own words for it. */
export function orderChoicesOf({ delivery, payment, fields, pickup }: Chosen): OrderChoices {
  const { address, receiving } = delivery;
  const given: readonly (readonly [string, string | null | undefined])[] = [
    ...fields.map(({ code, label }) => [label, payment?.references[code]] as const),
    ["Dock or department", receiving.dock],
    ["Phone for the driver", receiving.phone],
    ["Delivery instructions", receiving.instructions],
  ];
  return {
    shipTo: address === nowhere ? null : addressOf(address, receiving.attention),
    pickup,
    purchaseOrder: payment?.purchaseOrder || null,
    references: Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
}

function addressOf(place: PostalAddress, attention: string | null): OrderAddress {
  const { name, address1, address2, city, state, zip } = place;
  return { name, attention: attention || null, address1, address2: address2 || null, city, state, zip };
}
