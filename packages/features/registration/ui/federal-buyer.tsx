import { useHydrated } from "@capstan/features/session";
import { Select } from "@capstan/ui/select";
import { useEffect, useRef, useState } from "react";
import { agenciesOf, federalDepartments } from "../federal-agencies.ts";
import type { StepView } from "../registration-pages.ts";
import { errorOf } from "./step-form.tsx";

const departments = federalDepartments();

/** Department, then agency. Before script the agencies of all stand under their departments; then only those of the chosen one. */
export function FederalBuyer({ view: { answers, errors } }: { readonly view: StepView }) {
  const [department, setDepartment] = useState(answers.departmentCode ?? "");
  const isAlive = useHydrated();
  const list = useRef<HTMLSelectElement>(null);
  // It may have been chosen before script arrived.
  useEffect(() => setDepartment(list.current?.value ?? ""), []);
  const shown = isAlive && department !== "" ? departments.filter(({ code }) => code === department) : departments;
  return (
    <section className="registration-part" data-kind="federal" aria-labelledby="federal-heading">
      <h2 id="federal-heading">Your department and agency</h2>
      <p className="registration-lead">
        The right contract prices follow from them. We check new federal accounts in a business day.
      </p>
      <div className="registration-grid">
        <Select
          name="departmentCode"
          label="Department"
          size="large"
          ref={list}
          defaultValue={answers.departmentCode ?? ""}
          onChange={({ target }) => setDepartment(target.value)}
          error={errorOf(errors, "departmentCode")}
        >
          <option value="">Choose a department</option>
          {departments.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          name="agencyCode"
          label="Agency"
          size="large"
          defaultValue={answers.agencyCode ?? ""}
          error={errorOf(errors, "agencyCode")}
        >
          <option value="">Choose an agency</option>
          {shown.map(({ code, name }) => (
            <optgroup key={code} label={name}>
              {agenciesOf(code).map((agency) => (
                <option key={agency.code} value={agency.code}>
                  {agency.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
    </section>
  );
}
