import { registrationUrls } from "@capstan/features/registration-urls";
import { Button } from "@capstan/ui/button";
import type { JoinRequest } from "../account-users.ts";
import { PageAccountField } from "./page-account-field.ts";
import { Panel } from "./panel.tsx";

interface JoinRequestsProps {
  readonly requests: readonly JoinRequest[];
  readonly canChange: boolean;
}

/** People who registered and named this account. Who is let in becomes a buyer. */
export function JoinRequests({ requests, canChange }: JoinRequestsProps) {
  if (requests.length === 0) return null;
  return (
    <div className="users-requests">
      <Panel title={requests.length === 1 ? "1 person asks to join" : `${requests.length} people ask to join`}>
        <ul className="account-rows">
          {requests.map((request) => (
            <li key={request.id} className="users-request">
              <div>
                <p>
                  <b>{request.fullName}</b>
                </p>
                <p className="account-quiet">
                  {request.email}, asked {request.requestedOn}. Becomes a buyer without a limit.
                </p>
              </div>
              {canChange && <Decision request={request} />}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** One form, two buttons: the one that is pressed says what was decided. */
function Decision({ request: { id, fullName } }: { readonly request: JoinRequest }) {
  return (
    <form action={registrationUrls.decideJoinRequest()} method="post" className="users-invitation">
      <PageAccountField />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="decision" value="approve" kind="marine">
        Let In<span className="visually-hidden"> {fullName}</span>
      </Button>
      <Button type="submit" name="decision" value="decline">
        Decline<span className="visually-hidden"> {fullName}</span>
      </Button>
    </form>
  );
}
