import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Modal } from "@capstan/ui/modal";
import { useId, useState } from "react";
import type { AccountChoice } from "../../../header.ts";
import { isSearchable } from "./account-search.ts";
import { AccountList } from "./account-list.tsx";
import { RememberMe } from "./remember-me.tsx";

interface AccountSwitchDialogProps {
  readonly accounts: readonly AccountChoice[];
  readonly onClose: () => void;
}

/** Spec 4: on small screens the choice is submitted by Save. */
export function AccountSwitchDialog({ accounts, onClose }: AccountSwitchDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState(accounts.find(({ isCurrent }) => isCurrent)?.number);
  return (
    <Modal
      title="Switch Account"
      width="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        action={urls.accountSwitch()}
        method="post"
        className="account-form"
        data-searchable={isSearchable(accounts) || undefined}
      >
        <RememberMe />
        <AccountList accounts={accounts} chosen={chosen}>
          {({ number }, label) => (
            <label className="account-choice" data-chosen={number === chosen || undefined}>
              <input
                type="radio"
                name="acctNo"
                value={number}
                checked={number === chosen}
                onChange={() => setChosen(number)}
                className="choice-input"
              />
              {label}
            </label>
          )}
        </AccountList>
      </form>
    </Modal>
  );
}
