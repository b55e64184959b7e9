import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { RadioGroup } from "@capstan/ui/radio-group";
import { Select } from "@capstan/ui/select";
import { TextArea, TextField } from "@capstan/ui/text-field";
import { LogIn } from "lucide-react";
import { type CustomerView, maxRequestLength, minRequestLength, reasons } from "../portal.ts";

const accesses = [
  { value: "look", label: "Look only" },
  { value: "change", label: "Look and change cart, lists, quotes" },
  { value: "order", label: "Place orders too", hint: "Needs the customer's spoken consent" },
];

const refusals = {
  disabled: "This user is disabled: nobody logs in as them.",
  agent: "This user is an agent of customer service: nobody logs in as them.",
} as const;

export function StartSession({ customer: { userId, refusal } }: { readonly customer: CustomerView }) {
  return (
    <section className="portal-card" aria-labelledby="portal-start">
      <h2 id="portal-start">Log in as this customer</h2>
      {refusal === null ? <StartForm userId={userId} /> : <p className="portal-empty">{refusals[refusal]}</p>}
    </section>
  );
}

function StartForm({ userId }: { readonly userId: string }) {
  return (
    <form method="post" action={urls.servicePortal()} className="portal-start">
      <input type="hidden" name="userId" value={userId} />
      <Select name="reason" label="Reason" required defaultValue="">
        <option value="" disabled>
          Choose a reason
        </option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </Select>
      <TextField name="caseNumber" label="Case #" maxLength={40} autoComplete="off" />
      <TextArea
        name="request"
        label="What the customer asked for"
        hint={`At least ${minRequestLength} characters. The customer can read it.`}
        minLength={minRequestLength}
        maxLength={maxRequestLength}
        required
      />
      <RadioGroup legend="Access" name="access" options={accesses} defaultValue="look" required />
      <Button type="submit" kind="primary" size="large" block>
        <LogIn size={20} /> Start Session
      </Button>
      <p className="portal-hint">Ends after 30 minutes, or with End Session. Passwords are never shown or changed.</p>
    </form>
  );
}
