import { PageAccountField, tellAccountChanged } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { decode, object, text } from "@capstan/platform/decode";
import { type FormEvent, type ReactNode, createContext, use, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";

interface Saving {
  /** Guests have the same forms at addresses of their own. */
  readonly prefix: string;
  /** Saves a section in place and shows what follows from it. */
  save(change: string, fields: FormData, focusId: string): Promise<void>;
  /** Resolves once nothing is on its way, and the page shows what was saved. */
  idle(): Promise<void>;
}

const SavingContext = createContext<Saving>({ prefix: "", save: async () => {}, idle: async () => {} });

export const useSaving = () => use(SavingContext);

/** A slow phone takes its time to draw hundreds of lines. */
const maxWaitMs = 10_000;
const failed = "It could not be saved. Check your connection, and try again.";
const refusal = object({ error: object({ code: text, message: text }) });

interface SavingProviderProps {
  /** Changes with everything that the page shows. */
  readonly shown: object;
  /** What is announced after something was saved. */
  readonly announcement: string;
  readonly isGuest: boolean;
  readonly children: ReactNode;
}

/** One save after the other, and after each the page as the server sees it now. */
export function SavingProvider({ shown, announcement, isGuest, children }: SavingProviderProps) {
  const { revalidate } = useRevalidator();
  const prefix = isGuest ? "guest/" : "";
  const queue = useRef(Promise.resolve());
  const focusId = useRef("");
  const [saves, setSaves] = useState(0);
  const showSave = useRef(() => {});
  useEffect(() => showSave.current(), [shown]);
  const [error, setError] = useState("");
  useEffect(() => {
    // A line that went to another group took its switch along, and the focus with it.
    if (focusId.current !== "" && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${CSS.escape(focusId.current)}`)?.focus();
    focusId.current = "";
  }, [shown]);
  const saving = useMemo((): Saving => {
    const saveNow = async (change: string, fields: FormData, id: string) => {
      setError(await send(`${prefix}${change}`, fields));
      const isShown = new Promise<void>((resolve) => {
        showSave.current = resolve;
      });
      await revalidate();
      focusId.current = id;
      setSaves((count) => count + 1);
      // What was read is drawn a little later; where reading failed, nothing is.
      await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
    };
    return {
      prefix,
      save: async (change, fields, id) => {
        queue.current = queue.current.then(async () => saveNow(change, fields, id));
        return queue.current;
      },
      idle: async () => queue.current,
    };
  }, [revalidate, prefix]);
  return (
    <SavingContext value={saving}>
      <p role="status" className="visually-hidden">
        {saves > 0 && error === "" ? announcement : ""}
      </p>
      {error !== "" && (
        <p role="alert" className="checkout-failed">
          {error}
        </p>
      )}
      {children}
    </SavingContext>
  );
}

/** What went wrong, in words; empty where nothing did. */
async function send(change: string, fields: FormData): Promise<string> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  try {
    const answer = await fetch(lazyUrls.checkoutChangeCall({ change }), { method: "POST", body });
    if (answer.ok) return "";
    const { code, message } = decode(refusal, await answer.json()).error;
    if (code === "ACCOUNT_CHANGED") tellAccountChanged();
    return message;
  } catch {
    return failed;
  }
}

interface SectionFormProps {
  readonly change: string;
  readonly className?: string;
  /** Saved as it is filled in: choices at once, fields when they are left. */
  readonly savesItself?: boolean;
  readonly children: ReactNode;
}

/** A plain form that is saved in place once script has come. */
export function SectionForm({ change, className, savesItself = false, children }: SectionFormProps) {
  const { save, prefix } = useSaving();
  const changed = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was chosen before script came, or what the browser put back after a reload, is on no server yet.
    if (savesItself && form.current && isChanged(form.current)) form.current.requestSubmit();
  }, [savesItself]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    changed.current = false;
    const { submitter } = event.nativeEvent as SubmitEvent;
    void save(change, new FormData(event.currentTarget, submitter), submitter?.id ?? document.activeElement?.id ?? "");
  };
  const noteChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    changed.current = true;
    const isChoice =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "radio");
    if (isChoice) currentTarget.requestSubmit();
  };
  const leaveField = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (changed.current) currentTarget.requestSubmit();
  };
  return (
    <form
      ref={form}
      action={lazyUrls.checkoutChange({ change: `${prefix}${change}` })}
      method="post"
      noValidate
      className={className}
      onSubmit={submit}
      {...(savesItself && { onChange: noteChange, onBlur: leaveField })}
    >
      <PageAccountField />
      {children}
    </form>
  );
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected && !option.defaultSelected);
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    return field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  });
}
