import "./sign-in.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Checkbox } from "@capstan/ui/checkbox";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import { Building2, Check } from "lucide-react";
import type { SignInProblem } from "../sign-in.ts";
import { PasswordField } from "./password-field.tsx";

interface SignInPageProps {
  readonly from: string | null;
  readonly problem: SignInProblem | null;
  /** What was typed before. */
  readonly name: string;
  readonly isSignedIn: boolean;
  /** Whom the browser knows already: only the password is asked for. */
  readonly rememberedName: string | null;
  readonly hasCompanySignIn: boolean;
}

export function SignInPage({ from, problem, name, isSignedIn, rememberedName, hasCompanySignIn }: SignInPageProps) {
  return (
    <div className="wrap sign-in">
      <div className="sign-in-main">
        <h1>Sign In</h1>
        <p className="sign-in-lead">{leadFor(from, rememberedName !== null)}</p>
        {isSignedIn && (
          <Notification kind="info" title="You are signed in.">
            Sign in again to change to another user, or go <a href={urls.home()}>home</a>.
          </Notification>
        )}
        {problem !== null && <Problem problem={problem} />}
        <form method="post" action={urls.signIn()} className="sign-in-form">
          {from !== null && <input type="hidden" name="frwdUrlPath" value={from} />}
          {rememberedName === null ? <UserName name={name} /> : <Remembered name={rememberedName} from={from} />}
          <PasswordField isWrong={problem === "wrong"} />
          {rememberedName === null && <RememberMe />}
          <Button type="submit" kind="primary" size="large" block>
            Sign In
          </Button>
        </form>
        {hasCompanySignIn && <CompanySignIn from={from} />}
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

function leadFor(from: string | null, isRemembered: boolean): string {
  if (isRemembered) return "Enter your password to go on. Your account and cart stay as they are.";
  if (from === urls.cart()) return "Sign in to see your prices in the cart.";
  return "Sign in to see your company's prices and orders.";
}

function UserName({ name }: { readonly name: string }) {
  return (
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
  );
}

/** Who is at the browser, as it remembers. Somebody else signs in from the start. */
function Remembered({ name, from }: { readonly name: string; readonly from: string | null }) {
  return (
    <p className="sign-in-who">
      <span>
        You are <b>{name}</b>.
      </span>
      <a href={urls.signIn({ isOther: true, ...(from === null ? {} : { from }) })}>Not you?</a>
    </p>
  );
}

function CompanySignIn({ from }: { readonly from: string | null }) {
  return (
    <div className="sign-in-company">
      <p className="sign-in-or">or</p>
      <ButtonLink href={urls.companySignIn(from === null ? {} : { from })} size="large" block>
        <Building2 size={20} /> Company single sign-on
      </ButtonLink>
    </div>
  );
}

function RememberMe() {
  return (
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
  );
}

function Problem({ problem }: { readonly problem: SignInProblem }) {
  if (problem === "limited") {
    return (
      <Notification kind="caution" title="Too many tries.">
        <a href={urls.forgotPassword()}>Reset the password</a> to sign in now, wait 15 minutes, or call{" "}
        <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </Notification>
    );
  }
  if (problem === "too-late") {
    return (
      <Notification kind="info" title="That took too long.">
        Sign in again: the code is asked for within five minutes.
      </Notification>
    );
  }
  if (problem === "signed-out") {
    return <Notification kind="ok" title="You are signed out everywhere." />;
  }
  if (problem === "reset") {
    return (
      <Notification kind="ok" title="Your password is changed.">
        Sign in with the new one.
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
  if (problem === "forgotten") {
    return (
      <Notification kind="info" title="This browser no longer knows you.">
        Enter your user name or email too.
      </Notification>
    );
  }
  return (
    <Notification kind="error" title="That user name and password do not match.">
      Check both and try again.
    </Notification>
  );
}
