import "./sign-in.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Checkbox } from "@capstan/ui/checkbox";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import { Check } from "lucide-react";
import type { SignInProblem } from "../sign-in.ts";
import { PasswordField } from "./password-field.tsx";

interface SignInPageProps {
  readonly from: string | null;
  readonly problem: SignInProblem | null;
  /** What was typed before. */
  readonly name: string;
  readonly isSignedIn: boolean;
}

export function SignInPage({ from, problem, name, isSignedIn }: SignInPageProps) {
  return (
    <div className="wrap sign-in">
      <div className="sign-in-main">
        <h1>Sign In</h1>
        <p className="sign-in-lead">
          {from === urls.cart()
            ? "Sign in to see your prices in the cart."
            : "Sign in to see your company's prices and orders."}
        </p>
        {isSignedIn && (
          <Notification kind="info" title="You are signed in.">
            Sign in again to change to another user, or go <a href={urls.home()}>home</a>.
          </Notification>
        )}
        {problem !== null && <Problem problem={problem} />}
        <form method="post" action={urls.signIn()} className="sign-in-form">
          {from !== null && <input type="hidden" name="frwdUrlPath" value={from} />}
          <TextField
            name="userName"
            size="large"
            label="User name or email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={name}
            maxLength={320}
            required
          />
          <PasswordField isWrong={problem === "wrong"} />
          <div>
            <Checkbox
              name="rememberMe"
              value="on"
              label="Remember me on this device"
              aria-describedby="remember-hint"
              defaultChecked
            />
            <p id="remember-hint" className="sign-in-hint">
              Keeps your name and prices. Ordering asks for the password.
            </p>
          </div>
          <Button type="submit" kind="primary" size="large" block>
            Sign In
          </Button>
        </form>
      </div>
      <aside className="sign-in-side" aria-label="Other ways">
        <section>
          <h2>New to {brand.shortName}?</h2>
          <ul>
            {[
              "Your contract prices on every product",
              "Order history, lists and approvals for your team",
              "Pick up at a branch near you",
            ].map((text) => (
              <li key={text}>
                <Check size={16} /> {text}
              </li>
            ))}
          </ul>
          <ButtonLink href={urls.register()}>Register</ButtonLink>
        </section>
        <section>
          <h2>Order Lookup</h2>
          <p>Track and check the status of an order. No sign-in needed.</p>
          <a href={urls.orderLookup()}>Look up an order</a>
        </section>
      </aside>
    </div>
  );
}

function Problem({ problem }: { readonly problem: SignInProblem }) {
  if (problem === "limited") {
    return (
      <Notification kind="caution" title="Too many tries.">
        Wait 15 minutes and try again, or call <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </Notification>
    );
  }
  if (problem === "missing") {
    return (
      <Notification kind="error" title="Something is missing.">
        Enter both your user name or email and your password.
      </Notification>
    );
  }
  return (
    <Notification kind="error" title="That user name and password do not match.">
      Check both and try again.
    </Notification>
  );
}
