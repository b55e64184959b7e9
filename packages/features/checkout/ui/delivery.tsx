import { Badge } from "@capstan/ui/badge";
import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { type CheckoutView, type ShipToAddress, maxLengths, oneTimeCode } from "../checkout.ts";
import { SectionForm } from "./saving.tsx";

const shownAddresses = 3;

/** Where the order goes and who receives it there. */
export function Delivery({ view }: { readonly view: CheckoutView }) {
  const { addresses, shipTo, receiving } = view.delivery;
  const shown = firstOf(addresses, shipTo);
  const rest = addresses.filter((address) => !shown.includes(address));
  return (
    <SectionForm change="delivery" className="checkout-body" savesItself>
      <fieldset id="ship-to" className="checkout-addresses">
        <legend className="field-label">Ship to</legend>
        <div className="checkout-cards">
          {shown.map((address) => (
            <AddressCard key={address.code} address={address} shipTo={shipTo} />
          ))}
        </div>
        {rest.length > 0 && (
          <details className="checkout-more">
            <summary>All {addresses.length} addresses</summary>
            <div className="checkout-cards">
              {rest.map((address) => (
                <AddressCard key={address.code} address={address} shipTo={shipTo} />
              ))}
            </div>
          </details>
        )}
        <OneTimeAddress view={view} />
      </fieldset>
      {/* Another address brings its own dock and people. */}
      <div className="checkout-fields" key={shipTo}>
        <TextField
          name="attention"
          label="Attention"
          defaultValue={receiving.attention ?? ""}
          maxLength={maxLengths.line}
        />
        <TextField
          name="dock"
          label="Dock or department"
          defaultValue={receiving.dock ?? ""}
          maxLength={maxLengths.line}
        />
        <TextField
          name="phone"
          label="Phone for the driver"
          type="tel"
          defaultValue={receiving.phone ?? ""}
          maxLength={maxLengths.line}
        />
        <TextField
          name="instructions"
          label="Delivery instructions"
          className="checkout-wide"
          defaultValue={receiving.instructions ?? ""}
          maxLength={maxLengths.instructions}
        />
      </div>
      <noscript>
        <Button type="submit">Save delivery</Button>
      </noscript>
    </SectionForm>
  );
}

/** The chosen address is always in sight. */
function firstOf(addresses: readonly ShipToAddress[], shipTo: string): readonly ShipToAddress[] {
  const first = addresses.slice(0, shownAddresses);
  const chosen = addresses.find(({ code }) => code === shipTo);
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, shownAddresses - 1), chosen];
}

function AddressCard({ address, shipTo }: { readonly address: ShipToAddress; readonly shipTo: string }) {
  const { code, name, dock, address1, address2, city, state, zip, isDefault } = address;
  const isChosen = code === shipTo;
  return (
    <label className="checkout-card" data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name="shipTo"
        id={`ship-to-${code === "" ? "account" : code}`}
        value={code}
        defaultChecked={isChosen}
        className="radio-group-dot"
      />
      <span>
        <b>{dock === null ? name : `${name}, ${dock}`}</b>
        <span>{address2 === null ? address1 : `${address1}, ${address2}`}</span>
        <span>
          {city}, {state} {zip}
        </span>
      </span>
      {isChosen ? <Badge kind="info">This order</Badge> : isDefault && <Badge>Default</Badge>}
    </label>
  );
}

function OneTimeAddress({ view: { delivery, problems } }: { readonly view: CheckoutView }) {
  const { shipTo, oneTime } = delivery;
  const isChosen = shipTo === oneTimeCode;
  const errorOf = (field: string) => {
    const found = problems.find(({ target }) => target === `one-time-${field}`);
    return found ? { invalid: true, error: found.text } : {};
  };
  const field = (name: "name" | "address1" | "city" | "state" | "zip", label: string) => (
    <TextField
      name={name}
      id={`one-time-${name}`}
      label={label}
      required
      defaultValue={oneTime?.[name] ?? ""}
      maxLength={name === "state" ? 2 : maxLengths.line}
      {...errorOf(name)}
    />
  );
  return (
    <details className="checkout-more" open={isChosen}>
      <summary>One-time address</summary>
      <div className="checkout-one-time">
        <label className="radio-group-option">
          <input
            type="radio"
            name="shipTo"
            id="ship-to-one-time"
            value={oneTimeCode}
            defaultChecked={isChosen}
            className="radio-group-dot"
          />
          <span>Ship this order to an address that is not in the book</span>
        </label>
        <div className="checkout-fields">
          {field("name", "Company or name")}
          {field("address1", "Street address")}
          <TextField
            name="address2"
            id="one-time-address2"
            label="Suite or building"
            defaultValue={oneTime?.address2 ?? ""}
            maxLength={maxLengths.line}
          />
          {field("city", "City")}
          {field("state", "State, two letters")}
          {field("zip", "ZIP code")}
        </div>
      </div>
    </details>
  );
}
