import { PageAccount, PageAccountField } from "@capstan/features/account";
import { urls } from "@capstan/features/urls";
import { type FormEvent, type ReactNode, useContext, useRef, useState } from "react";
import type { AddToCartOptions } from "../add-to-cart.ts";
import { loadAddInPlace } from "../flow/load-add-in-place.ts";
import { FormKey } from "./form-key.ts";

export interface AddFormState {
  readonly isPending: boolean;
  /** How often this form has added its item. */
  readonly additions: number;
}

interface AddFormProps {
  readonly id?: string | undefined;
  readonly sku: string;
  /** What a quantity of 0 adds. */
  readonly minQuantity: number;
  /** The quantity breaks a rule of its packing: nothing is added, and the field that says why has the focus. */
  readonly hasProblem?: boolean;
  /** How the item was found, for reports. */
  readonly options?: AddToCartOptions;
  /** A failed call is shown in the form, and success is left to the button; else both go to a dialog over the page. */
  readonly showsProblem?: boolean;
  readonly className?: string;
  readonly onAdded?: () => void;
  /** Holds the field named `quantity`, perhaps a checkbox `addWarranty`, and the button that submits. */
  readonly children: ReactNode | ((state: AddFormState) => ReactNode);
}

/**
 * The one way of adding an item to the cart, for lists, product pages and suggestions. Without script it posts and leads
 * to the cart; with script it adds in place.
 */
export function AddForm(props: AddFormProps) {
  const {
    id,
    sku,
    minQuantity,
    hasProblem = false,
    options,
    showsProblem = false,
    className,
    onAdded,
    children,
  } = props;
  const formKey = useContext(FormKey);
  const pageAccount = useContext(PageAccount);
  const [state, setState] = useState<AddFormState>({ isPending: false, additions: 0 });
  const [problem, setProblem] = useState("");
  const isPending = useRef(false);

  async function add(form: HTMLFormElement): Promise<void> {
    // If it can't be loaded, the form goes the way it goes without script.
    const loaded = await loadAddInPlace().catch(() => undefined);
    if (!loaded) {
      form.submit();
      return;
    }
    const fields = new FormData(form);
    const typed = Number(fields.get("quantity"));
    const entry = { sku, quantity: typed === 0 ? minQuantity : typed };
    const entries = [fields.has("addWarranty") ? { ...entry, addWarranty: true } : entry];
    const { isAdded, message } = await loaded.addInPlace({ entries, options, pageAccount }, { isQuiet: showsProblem });
    setState(({ additions }) => ({ isPending: false, additions: isAdded ? additions + 1 : additions }));
    if (isAdded) onAdded?.();
    setProblem(message);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (hasProblem) {
      focusQuantity(event.currentTarget);
      return;
    }
    // A second press adds nothing.
    if (isPending.current) return;
    isPending.current = true;
    setState(({ additions }) => ({ isPending: true, additions }));
    setProblem("");
    void add(event.currentTarget).finally(() => {
      isPending.current = false;
    });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here: what the button will need is fetched ahead
    <form
      id={id}
      action={urls.cart()}
      method="post"
      noValidate
      className={className}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onSubmit={onSubmit}
    >
      <PageAccountField />
      <input type="hidden" name="sku" value={sku} />
      {formKey !== null && <input type="hidden" name="idempotencyKey" value={formKey} />}
      {typeof children === "function" ? children(state) : children}
      {showsProblem && (
        <p role="alert" className="add-form-problem">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Anew if it has the focus already: the warning opens with it. */
function focusQuantity(form: HTMLFormElement): void {
  const field = form.elements.namedItem("quantity");
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

/** With it come the dialogs. */
function prefetch(): void {
  loadAddInPlace().then(
    ({ prefetchDialogs }) => prefetchDialogs(),
    () => {},
  );
}
