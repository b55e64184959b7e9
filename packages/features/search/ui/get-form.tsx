import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { formPath, linkForm } from "./link-form.ts";

interface GetFormProps {
  /** The page that the form changes something of; its other parameters stay as they are. */
  readonly url: string;
  /** The names of the fields among the children. */
  readonly ownNames: readonly string[];
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A plain form to the browser; with script the page changes without loading a document. */
export function GetForm({ url, ownNames, className, label, children }: GetFormProps) {
  const navigate = useNavigate();
  const { action, kept } = linkForm(url, ownNames);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(formPath(action, new FormData(event.currentTarget)));
  }

  return (
    <form action={action} method="get" className={className} aria-label={label} onSubmit={onSubmit}>
      {kept.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
