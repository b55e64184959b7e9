import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import type { SecurityView } from "../credentials.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const said = (at: number) => `${moment.format(at)} UTC`;

export function SignInList({ signIns }: { readonly signIns: SecurityView["signIns"] }) {
  return (
    <ul className="security-sign-ins" aria-label="Sign-ins">
      {signIns.map(({ id, browser, startedAt, seenAt, isThis }) => (
        <li key={id}>
          <div>
            <b>{browser}</b>
            {isThis && <span className="security-this">This browser</span>}
            <p>
              Signed in {said(startedAt)}. Last seen {said(seenAt)}.
            </p>
          </div>
          {!isThis && (
            <form method="post" action={urls.endSignIn()}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" aria-label={`Sign out ${browser}, signed in ${said(startedAt)}`}>
                Sign Out
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
