import { urls } from "@capstan/features/urls";
import { Badge } from "@capstan/ui/badge";
import { Button } from "@capstan/ui/button";
import { Select } from "@capstan/ui/select";
import { TextField } from "@capstan/ui/text-field";
import { roles } from "@capstan/platform/visitor";
import type { Role } from "../account.ts";
import type { AccountUser } from "../account-users.ts";
import { roleNames } from "../role-names.ts";
import { initialsOf } from "./initials.ts";
import { PageAccountField } from "./page-account-field.ts";

interface UserRowProps {
  readonly user: AccountUser;
  readonly canChange: boolean;
}

export function UserRow({ user, canChange }: UserRowProps) {
  const { fullName, email, isYou, isEnabled, role, orderLimit } = user;
  return (
    <li className="users-row">
      <span className="account-initials-round" aria-hidden="true">
        {initialsOf(fullName)}
      </span>
      <div className="users-who">
        <p>
          <b>{fullName}</b> {isYou && <Badge>You</Badge>} {!isEnabled && <Badge kind="caution">Disabled</Badge>}
        </p>
        <p className="account-quiet">{email}</p>
      </div>
      {canChange ? (
        <ChangeForms user={user} />
      ) : (
        <p>
          {roleNames[role]}
          {orderLimit !== "" && `, $${orderLimit} limit`}
        </p>
      )}
    </li>
  );
}

function ChangeForms({ user: { id, fullName, role, orderLimit } }: { readonly user: AccountUser }) {
  return (
    <div className="users-forms">
      <form action={urls.changeUser()} method="post" className="users-change">
        <PageAccountField />
        <input type="hidden" name="userId" value={id} />
        <RoleSelect id={`role-${id}`} of={fullName} chosen={role} />
        <LimitField id={`limit-${id}`} of={fullName} value={orderLimit} />
        <Button type="submit">
          Save<span className="visually-hidden"> {fullName}</span>
        </Button>
      </form>
      <details className="users-remove">
        <summary>
          Remove<span className="visually-hidden"> {fullName}</span>
        </summary>
        <form action={urls.removeUser()} method="post">
          <PageAccountField />
          <input type="hidden" name="userId" value={id} />
          <p>Remove {fullName} from this account?</p>
          <Button type="submit" kind="danger">
            Yes, Remove<span className="visually-hidden"> {fullName}</span>
          </Button>
        </form>
      </details>
    </div>
  );
}

interface RoleSelectProps {
  readonly id: string;
  /** Whose it is, where several are on a page. */
  readonly of?: string;
  readonly chosen: Role;
}

export function RoleSelect({ id, of, chosen }: RoleSelectProps) {
  return (
    <Select name="role" id={id} label={<Labelled text="Role" of={of} />} defaultValue={chosen}>
      {roles.map((one) => (
        <option key={one} value={one}>
          {roleNames[one]}
        </option>
      ))}
    </Select>
  );
}

interface LimitFieldProps {
  readonly id: string;
  readonly of?: string;
  readonly value: string;
}

export function LimitField({ id, of, value }: LimitFieldProps) {
  return (
    <TextField
      name="spendingLimit"
      id={id}
      label={<Labelled text="Limit an order, $" of={of} />}
      optionalLabel={null}
      inputMode="decimal"
      placeholder="No limit"
      defaultValue={value}
      maxLength={20}
      autoComplete="off"
    />
  );
}

function Labelled({ text, of }: { readonly text: string; readonly of: string | undefined }) {
  return (
    <>
      {text}
      {of !== undefined && <span className="visually-hidden"> of {of}</span>}
    </>
  );
}
