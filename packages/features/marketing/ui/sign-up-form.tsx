import "./sign-up.css";
import { urls } from "@capstan/features/urls";
import { postForm } from "@capstan/platform/post-form";
import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import { looksLikeAddress } from "../address.ts";
import { type SignUpSource, fixedFields } from "../email-consent.ts";
import { type SignUpOutcome, outcomeIn } from "../outcome.ts";

type SignUpFormProps = {
  readonly source: SignUpSource;
  /** How the last try went, where the page was loaded anew for it. */
  readonly outcome?: SignUpOutcome | undefined;
};

type State = SignUpOutcome | "sending" | undefined;

const words = {
  done: "Thank you. You are signed up.",
  later: "We could not sign you up right now. Try again in a few minutes.",
} as const;

/** Posts as a plain form before script arrives, and in place after. */
export function SignUpForm({ source, outcome }: SignUpFormProps) {
  const id = useId();
  const [state, setState] = useState<State>(outcome);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem("EMAIL_ADDRESS_") as HTMLInputElement;
    const address = field.value.trim();
    if (address === "" || state === "sending") return;
    if (!looksLikeAddress(address)) {
      setState("invalid");
      field.focus();
      return;
    }
    setState("sending");
    const next = outcomeIn(await postForm(form)) ?? "later";
    setState(next);
    if (next === "done") form.reset();
  }

  /** Spec 5: the error goes once the address is valid or emptied, and stays while it is still wrong. */
  function clear(value: string) {
    const address = value.trim();
    if (state !== "invalid" || address === "" || looksLikeAddress(address)) setState(undefined);
  }

  return (
    <form action={urls.emailSignUp()} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className="sign-up-row">
        <TextField
          id={id}
          name="EMAIL_ADDRESS_"
          type="email"
          autoComplete="email"
          label="Email address"
          hideLabel
          optionalLabel={null}
          placeholder="name@company.com"
          error={state === "invalid" ? "Invalid Email Address" : undefined}
          onChange={({ target }) => clear(target.value)}
        />
        <Button type="submit" busy={state === "sending"}>
          Sign Up
        </Button>
      </div>
      <p role="status" className="sign-up-status">
        {state === "done" || state === "later" ? words[state] : ""}
      </p>
      <input type="hidden" name="EMAIL_ACQ_SOURCE" value={source} />
      {Object.entries(fixedFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
