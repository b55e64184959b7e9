import "./account-notice.css";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { useEffect, useState } from "react";
import { type CurrentAccount, watchAccount } from "../watch-account.ts";

export function AccountWatch({ pageAccount }: { readonly pageAccount: string }) {
  const [other, setOther] = useState<CurrentAccount | null>(null);
  useEffect(() => watchAccount(pageAccount, setOther), [pageAccount]);
  return (
    <div role="status" className="account-notice" data-shown={other !== null || undefined}>
      {other && <Words pageAccount={pageAccount} other={other} />}
    </div>
  );
}

function Words({ pageAccount, other }: { readonly pageAccount: string; readonly other: CurrentAccount }) {
  const isOut = other.number === null;
  return (
    <div className="wrap">
      <p>
        <b>
          {isOut
            ? `You no longer work in account ${pageAccount}.`
            : `You switched to ${other.companyName ?? ""}, account ${other.number}, in another tab.`}
        </b>{" "}
        This page is for account {pageAccount}.
      </p>
      <Button onClick={() => window.location.reload()}>Reload This Page</Button>
      {!isOut && (
        <form action={urls.accountSwitch()} method="post">
          <input type="hidden" name="rememberMe" value="on" />
          <Button type="submit" name="acctNo" value={pageAccount}>
            Switch Back
          </Button>
        </form>
      )}
    </div>
  );
}
