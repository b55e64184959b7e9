import { useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { Select } from "../select/index.ts";
import { TextArea, TextField } from "./text-field.tsx";
import { textFieldKeyboard } from "./text-field.keyboard.ts";

export const examples: KitEntry = {
  name: "Text field",
  summary: "One line of text with its label above and its error below.",
  keyboard: textFieldKeyboard,
  examples: [
    {
      title: "In its states",
      panel: "fields",
      render: () => (
        <div className="kit-columns">
          <TextField label="PO number" name="po-number" required defaultValue="HF-20418" />
          <Select label="Ship to" name="delivered-to">
            <option>Plant 2, Dock B</option>
          </Select>
          <TextField
            label="Attention"
            name="attention"
            className="kit-focus-field"
            required
            placeholder="Name or department"
          />
          <TextField
            label="Quantity"
            name="pack-quantity"
            required
            inputMode="numeric"
            defaultValue="30"
            error="Sold in packs of 25. Enter 25 or 50."
          />
        </div>
      ),
    },
    { title: "Not required", render: () => <TextField label="Dock" name="dock" /> },
    {
      title: "Flagged invalid without a text",
      render: () => <TextField label="Street" name="street" required invalid defaultValue="?" />,
    },
    {
      title: "With a hint and an error",
      render: () => (
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          hint="We send the confirmation there."
          defaultValue="receiving@"
          error="Enter an address like name@company.com."
        />
      ),
    },
    {
      title: "Large, disabled and read-only",
      render: () => (
        <div className="kit-columns">
          <TextField label="ZIP code" name="zip" size="large" required />
          <TextField label="Account" name="account-number" required disabled defaultValue="88120457" />
          <TextField label="Cost center" name="cost-center" required readOnly defaultValue="Plant 2" />
        </div>
      ),
    },
    {
      title: "Several lines",
      render: () => <TextArea label="Delivery notes" name="delivery-notes" hint="Gate codes, dock hours." />,
    },
    { title: "In a form", render: () => <InForm /> },
  ],
};

function InForm() {
  const [sent, setSent] = useState("");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const first = new FormData(event.currentTarget).get("first");
        setSent(typeof first === "string" ? first : "");
      }}
    >
      <TextField label="First" name="first" required />
      <TextField label="Second" name="second" />
      <div className="kit-row kit-below">
        <Button type="submit">Send</Button>
        <output>Sent: {sent}</output>
      </div>
    </form>
  );
}
