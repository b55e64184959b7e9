import { urls } from "@capstan/features/urls";
import type { AccountChoice } from "../../../header.ts";
import { AccountList } from "./account-list.tsx";
import type { PanelProps } from "../flyout/flyout.tsx";
import { RememberMe } from "./remember-me.tsx";

/** Spec 4: choosing an account submits, so each one is the form's own button. */
export function AccountSwitchPanel({ accounts }: { readonly accounts: readonly AccountChoice[] } & PanelProps) {
  return (
    <form action={urls.accountSwitch()} method="post">
      <h2>Switch Account</h2>
      <RememberMe />
      <AccountList accounts={accounts}>
        {({ number, isCurrent }, label) => (
          <button type="submit" name="acctNo" value={number} className="account-choice" aria-current={isCurrent}>
            {label}
          </button>
        )}
      </AccountList>
    </form>
  );
}
