import { useContext, useId, useRef, useState } from "react";
import { PageAccount, tellAccountChanged } from "@capstan/features/account";
import { pageAccountHeader } from "@capstan/platform/http/page-account";
import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import type { CatalogChoice, CatalogOption } from "../../../header.ts";
import { forgetProducts } from "./all-products.ts";
import { optionsOf } from "./catalog-choice.ts";

interface CatalogSwitchProps {
  readonly catalog: CatalogChoice;
  /** The server has it: the menu may close and the page be read anew. */
  readonly onChosen: (option: CatalogOption) => void;
}

export function CatalogSwitch({ catalog, onChosen }: CatalogSwitchProps) {
  const titleId = useId();
  const pageAccount = useContext(PageAccount);
  const group = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"rest" | "saving" | "failed">("rest");

  async function choose(option: CatalogOption): Promise<void> {
    if (state === "saving") return;
    setState("saving");
    if (!(await saveCatalog(option, pageAccount))) {
      setState("failed");
      return;
    }
    forgetProducts();
    // The menu closes, and the focus must not be lost with it: its trigger has the new name.
    group.current?.closest(".flyout-anchor")?.querySelector("a")?.focus();
    onChosen(option);
  }

  return (
    <div ref={group} className="catalog-switch" role="group" aria-labelledby={titleId} aria-busy={state === "saving"}>
      <h2 id={titleId}>Switch Custom Catalog</h2>
      {optionsOf(catalog).map(({ option, label }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === catalog.selected}
          className="catalog-option"
          onClick={() => void choose(option)}
        >
          <span className="choice-dot" />
          {label}
        </button>
      ))}
      <p role="status" className="catalog-note">
        {state === "failed" && "Your choice could not be saved. Try again in a few minutes."}
      </p>
    </div>
  );
}

/** False where the server did not take it. */
async function saveCatalog(option: CatalogOption, pageAccount: string | null): Promise<boolean> {
  const headers = {
    accept: "application/json",
    ...(pageAccount === null ? {} : { [pageAccountHeader]: pageAccount }),
  };
  const address = `${urls.chooseCatalog()}?ccoption=${option}`;
  try {
    const answer = await fetch(address, { method: "POST", headers });
    if (answer.ok) return true;
    if (answer.status === 409) tellAccountChanged();
    reportError({ message: "Failed to save the custom catalog choice", error: `status ${answer.status}` });
  } catch (error) {
    reportError({ message: "Failed to save the custom catalog choice", error });
  }
  return false;
}
