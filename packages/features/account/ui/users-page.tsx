import { inDigits } from "@capstan/ui/digits";
import "./users.css";
import { AccountTrail } from "@capstan/features/account-trail";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import { Search } from "lucide-react";
import type { AccountUsersView, UserOutcome } from "../account-users.ts";
import { Invitations, InviteForm } from "./invitations.tsx";
import { JoinRequests } from "./join-requests.tsx";
import { Pager } from "./pager.tsx";
import { SecondStep } from "./second-step.tsx";
import { UserRow } from "./user-row.tsx";

const outcomes: Readonly<Record<UserOutcome, { readonly title: string; readonly text: string }>> = {
  "second-step": { title: "The rule for the second step is changed.", text: "It holds for everybody within a minute." },
  saved: { title: "The change is saved.", text: "It holds from the user's next page on." },
  removed: { title: "The user is removed from the account.", text: "Their orders stay in its history." },
  invited: { title: "The invitation is on its way.", text: "The mail's link works for seven days." },
  resent: { title: "The invitation is sent again.", text: "Only the link of the newest mail works." },
  withdrawn: { title: "The invitation is withdrawn.", text: "Its link works no more." },
  "request-approved": {
    title: "The user is let in.",
    text: "They buy for the account from now on; we have mailed them.",
  },
  "request-declined": { title: "The request is declined.", text: "We have mailed the person who asked." },
};

interface UsersPageProps {
  readonly view: AccountUsersView;
  readonly outcome: UserOutcome | null;
}

export function UsersPage({ view, outcome }: UsersPageProps) {
  const { account, canChange, search, page, pages, total, users } = view;
  return (
    <div className="wrap account-page">
      <AccountTrail current="Account Users" />
      <h1>Account Users</h1>
      <p className="account-lead">
        {account.companyName}, <span className="num">Account # {account.number}</span>
      </p>
      {outcome !== null && (
        <Notification kind="ok" title={outcomes[outcome].title}>
          {outcomes[outcome].text}
        </Notification>
      )}
      {!canChange && (
        <Notification title="You act for a customer.">
          Users are changed by an administrator of the account.
        </Notification>
      )}
      <JoinRequests requests={view.joinRequests} canChange={canChange} />
      <div className="users-columns">
        <section aria-labelledby="users-heading">
          <div className="users-head">
            <h2 id="users-heading">{total === 1 ? "1 user" : `${inDigits(total)} users`}</h2>
            <form action={urls.accountUsers()} role="search" aria-label="Users" className="account-search-form">
              <TextField
                key={search}
                name="q"
                id="users-q"
                type="search"
                label="Search name or e-mail"
                hideLabel
                placeholder="Search name or e-mail"
                optionalLabel={null}
                defaultValue={search}
                maxLength={80}
              />
              <Button type="submit">
                <Search size={16} /> <span className="visually-hidden">Search users</span>
              </Button>
            </form>
          </div>
          {users.length === 0 && (
            <p className="account-none-found">
              No user matches. <a href={urls.accountUsers()}>Show all users</a>.
            </p>
          )}
          <ul className="users-list">
            {users.map((user) => (
              <UserRow key={`${user.id} ${user.role} ${user.orderLimit}`} user={user} canChange={canChange} />
            ))}
          </ul>
          <Pager page={page} pages={pages} href={(to) => urls.accountUsers({ search, page: to })} label="Users" />
        </section>
        <div className="users-side">
          {canChange && <InviteForm />}
          <SecondStep isRequired={view.requiresSecondStep} canChange={canChange} />
          <Invitations invitations={view.invitations} canChange={canChange} />
        </div>
      </div>
    </div>
  );
}

/** For buyers, approvers and viewers, and for who has no account. */
export function UsersRefused() {
  return (
    <div className="wrap account-page">
      <AccountTrail current="Account Users" />
      <h1>Account Users</h1>
      <Notification kind="caution" title="You can't manage the users of this account.">
        Only its administrators can. Ask one of them, or switch to an account that you administer in the{" "}
        <a href={urls.accountsOverview()}>accounts overview</a>.
      </Notification>
    </div>
  );
}
