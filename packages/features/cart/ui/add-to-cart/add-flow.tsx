import { Modal } from "@capstan/ui/modal";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { AddQuietly, AddRequest } from "../../add-to-cart.ts";
import { type AddEntry, type AddToCartData, isAdded } from "../../flow/add-answer.ts";
import { confirmBySnackbar, isSmallScreen } from "../../flow/confirm-by-snackbar.ts";
import { type Decision, agree, cancel } from "../../flow/compliance-call.ts";
import { type Surface, questionOf, surfaceOf } from "../../flow/surface.ts";
import { trackAnswer } from "../../flow/track-answer.ts";
import { disclaimerDialog } from "./disclaimer.tsx";
import { type Choice, restrictionDialog } from "./restriction.tsx";
import { resultDialog } from "./result.tsx";

interface AddFlowProps {
  readonly data: AddToCartData;
  readonly request: AddRequest;
  /** Adds what is recommended. */
  readonly onAdd: AddQuietly;
  /** Told once, when it is known whether everything was added. */
  readonly onKnown: (areAllAdded: boolean) => void;
  readonly onClose: () => void;
}

/** One dialog that goes from question to result: the focus stays in it, and goes back to the page at the end. */
export function AddFlow({ data: firstAnswer, request, onAdd, onKnown, onClose }: AddFlowProps) {
  const [data, setData] = useState(firstAnswer);
  const [surface, setSurface] = useState<Surface>(() => surfaceOf(firstAnswer, { isSmallScreen: false }));
  const [isBusy, setIsBusy] = useState(false);
  const [choice, setChoice] = useState<Choice>();
  const body = useFocusOnChange(surface.kind);

  useEffect(() => {
    if (surface.kind === "result") onKnown(data.addToCartEntries.every(isAdded));
  }, [surface, data, onKnown]);

  function end(areAllAdded: boolean) {
    onKnown(areAllAdded);
    onClose();
  }

  function decisionOn({ cartItem: { resource: sku, addedQuantity } }: AddEntry, errorType: string): Decision {
    const quantity = request.entries.find((entry) => entry.sku === sku)?.quantity ?? (addedQuantity || 1);
    const hasCompliancePath = data.modernizedCartFeatureEnabled === true;
    return { sku, quantity, errorType, pageAccount: request.pageAccount, hasCompliancePath };
  }

  async function decide(isAgreed: boolean, decision: Decision) {
    if (!isAgreed) {
      void cancel(decision);
      end(false);
      return;
    }
    setIsBusy(true);
    const outcome = await agree(decision);
    const answer = outcome.kind === "answered" ? outcome.data : undefined;
    setIsBusy(false);
    // Spec 8: a failure is swallowed. The first answer says that nothing was added.
    if (answer) trackAnswer(answer, request.options);
    const merged = withAnswer(data, answer);
    if (isSmallScreen() && merged.addToCartEntries.every(isAdded)) {
      confirmBySnackbar(merged);
      end(true);
      return;
    }
    setData(merged);
    setSurface({ kind: "result" });
  }

  function review(entry: AddEntry) {
    setChoice(undefined);
    setSurface(questionOf(entry));
  }

  const dialog =
    "entry" in surface
      ? (surface.kind === "restriction" ? restrictionDialog : disclaimerDialog)({
          entry: surface.entry,
          quantity: decisionOn(surface.entry, surface.errorType).quantity,
          isBusy,
          choice,
          onChoose: setChoice,
          onDecide: (isAgreed) => void decide(isAgreed, decisionOn(surface.entry, surface.errorType)),
        })
      : resultDialog({ data, request, onAdd, onReview: review, onClose });
  return (
    <Modal {...dialog}>
      <div ref={body} className="flow" onClickCapture={closeOnLink(onClose)}>
        {dialog.children}
      </div>
    </Modal>
  );
}

/** The entry that was decided on, as the server now says it; the others as before. */
function withAnswer(before: AddToCartData, answer: AddToCartData | undefined): AddToCartData {
  if (!answer) return before;
  if (before.addToCartEntries.length === 1) return answer;
  const decided = new Map(answer.addToCartEntries.map((entry) => [entry.cartItem.resource, entry]));
  const entries = before.addToCartEntries.map((entry) => decided.get(entry.cartItem.resource) ?? entry);
  // The server's own words were for the first answer.
  return {
    ...before,
    addToCartEntries: entries,
    headerMessage: null,
    addedSubheaderMessage: null,
    notAddedSubheaderMessage: null,
  };
}

/** What had the focus went with the question: the dialog itself takes it. */
function useFocusOnChange(kind: string) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    body.current?.closest<HTMLElement>("[role=dialog], [role=alertdialog]")?.focus();
  }, [kind]);
  return body;
}

/** A link in the dialog leads to another page, over which it must not stay. */
function closeOnLink(close: () => void) {
  return (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (isPlain && event.target instanceof Element && event.target.closest("a[href]")) close();
  };
}
