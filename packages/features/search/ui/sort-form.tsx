import { Button } from "@capstan/ui/button";
import { Select } from "@capstan/ui/select";
import type { ChangeEvent } from "react";
import type { ResultsView } from "../results.ts";
import { GetForm } from "./get-form.tsx";
import { parameterOf } from "./link-form.ts";

const name = "sort";

/** Each way to sort is a link in the view; here they are one list, whose choice is sent by script or by the button. */
export function SortForm({ sorts, pageUrl }: { readonly sorts: ResultsView["sorts"]; readonly pageUrl: string }) {
  const chosen = sorts.find(({ isChosen }) => isChosen);
  const send = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();
  return (
    <GetForm url={pageUrl} ownNames={[name]} className="results-sort">
      <Select label="Sort" name={name} inline defaultValue={parameterOf(chosen?.url ?? "", name)} onChange={send}>
        {sorts.map(({ label, url }) => (
          <option key={url} value={parameterOf(url, name)}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </GetForm>
  );
}
