import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { type CheckoutView, type GuestName, maxLengths } from "../checkout.ts";
import { SectionForm } from "./saving.tsx";

interface GuestDeliveryProps {
  readonly view: CheckoutView;
  readonly guest: GuestName;
  readonly isRefused: boolean;
}

/** Who orders without signing in, and where it goes. */
export function GuestDelivery({ view: { delivery, problems }, guest, isRefused }: GuestDeliveryProps) {
  const { oneTime, receiving } = delivery;
  // What is empty is told only once the order was refused for it.
  const wrong = (id: string, value: string) => {
    const found = value !== "" || isRefused ? problems.find(({ target }) => target === id) : undefined;
    return found ? { invalid: true, error: found.text } : {};
  };
  const place = (name: "name" | "address1" | "city" | "state" | "zip", label: string, autoComplete: string) => (
    <TextField
      name={name}
      id={`one-time-${name}`}
      label={label}
      required
      autoComplete={`shipping ${autoComplete}`}
      defaultValue={oneTime?.[name] ?? ""}
      maxLength={name === "state" ? 2 : maxLengths.line}
      {...wrong(`one-time-${name}`, oneTime?.[name] ?? "")}
    />
  );
  return (
    <SectionForm change="delivery" className="checkout-body" savesItself>
      <fieldset className="checkout-addresses checkout-guest">
        <legend className="field-label">Contact</legend>
        <div className="checkout-fields">
          <TextField
            name="contactName"
            id="contactName"
            label="Your name"
            required
            autoComplete="name"
            defaultValue={guest.contactName}
            maxLength={maxLengths.line}
            {...wrong("contactName", guest.contactName)}
          />
          <TextField
            name="email"
            id="email"
            type="email"
            label="E-mail"
            hint="The confirmation and tracking go here"
            required
            autoComplete="email"
            defaultValue={guest.email}
            maxLength={254}
            {...wrong("email", guest.email)}
          />
          <TextField
            name="phone"
            label="Phone for the driver"
            type="tel"
            autoComplete="tel"
            defaultValue={receiving.phone ?? ""}
            maxLength={maxLengths.line}
          />
        </div>
      </fieldset>
      <fieldset id="ship-to" className="checkout-addresses checkout-guest">
        <legend className="field-label">Ship to</legend>
        <div className="checkout-fields">
          {place("name", "Company or name", "organization")}
          {place("address1", "Street address", "address-line1")}
          <TextField
            name="address2"
            id="one-time-address2"
            label="Suite or building"
            autoComplete="shipping address-line2"
            defaultValue={oneTime?.address2 ?? ""}
            maxLength={maxLengths.line}
          />
          {place("city", "City", "address-level2")}
          {place("state", "State, two letters", "address-level1")}
          {place("zip", "ZIP code", "postal-code")}
          <TextField
            name="instructions"
            label="Delivery instructions"
            className="checkout-wide"
            defaultValue={receiving.instructions ?? ""}
            maxLength={maxLengths.instructions}
          />
        </div>
      </fieldset>
      {delivery.address.zip === "" && (
        <p className="checkout-quiet">Enter the address to see delivery dates, freight and tax.</p>
      )}
      <noscript>
        <Button type="submit">Save delivery</Button>
      </noscript>
    </SectionForm>
  );
}
