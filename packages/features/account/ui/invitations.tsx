import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { type Invitation, invitationDays } from "../account-users.ts";
import { roleNames } from "../role-names.ts";
import { PageAccountField } from "./page-account-field.ts";
import { Panel } from "./panel.tsx";
import { LimitField, RoleSelect } from "./user-row.tsx";

export function InviteForm() {
  return (
    <Panel title="Invite somebody">
      <form action={urls.inviteUser()} method="post" className="account-panel-body users-invite">
        <PageAccountField />
        <TextField
          name="email"
          id="invite-email"
          type="email"
          label="Work e-mail"
          autoComplete="off"
          maxLength={254}
          required
        />
        <RoleSelect id="invite-role" chosen="buyer" />
        <LimitField id="invite-limit" value="" />
        <p className="account-quiet">They get a mail with a link that works once, for {invitationDays} days.</p>
        <Button type="submit" kind="primary">
          Send Invitation
        </Button>
      </form>
    </Panel>
  );
}

interface InvitationsProps {
  readonly invitations: readonly Invitation[];
  readonly canChange: boolean;
}

export function Invitations({ invitations, canChange }: InvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Panel title="Open invitations">
      <ul className="account-rows">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <p>
              <b>{invitation.email}</b>
            </p>
            <p className="account-quiet">
              {roleNames[invitation.role]}, invited by {invitation.invitedBy}.{" "}
              {invitation.isOver ? "Expired" : "Expires"} {invitation.expiresOn}
            </p>
            {canChange && <InvitationForms invitation={invitation} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function InvitationForms({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const forms = [
    { action: urls.resendInvitation(), text: "Resend" },
    { action: urls.withdrawInvitation(), text: "Withdraw" },
  ];
  return (
    <div className="users-invitation">
      {forms.map(({ action, text }) => (
        <form key={action} action={action} method="post">
          <PageAccountField />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small">
            {text}
            <span className="visually-hidden"> the invitation of {email}</span>
          </Button>
        </form>
      ))}
    </div>
  );
}
