import { toast } from "@capstan/ui/toast";
import { type AddOutcome, type AddQuietly, type AddRequest, addToCart } from "../add-to-cart.ts";
import { LoadingOverlay, showLayer } from "../ui/add-to-cart/flow-host.tsx";
import { type AddEntry, type AddToCartData, addedWarning, isAdded } from "./add-answer.ts";
import { confirmBySnackbar, isSmallScreen } from "./confirm-by-snackbar.ts";
import { surfaceOf } from "./surface.ts";
import { trackAnswer } from "./track-answer.ts";

export { notSentEntry } from "./add-answer.ts";

export interface AddInPlaceOptions {
  /** The button says by itself that everything was added, and what it stands in says that the call failed. */
  readonly isQuiet?: boolean;
  /** What was not sent, and why: it is told with the rest. */
  readonly notSent?: readonly AddEntry[];
}

export interface AddInPlaceOutcome {
  readonly isAdded: boolean;
  /** Of a call that failed, or of what was added quietly and needs a word; empty otherwise. */
  readonly message: string;
}

/** The dialogs are a chunk of their own, which a phone may never need. */
const loadDialogs = async () => import("../ui/add-to-cart/open-flow.tsx");
type Dialogs = Awaited<ReturnType<typeof loadDialogs>>;

export function prefetchDialogs(): void {
  // What can't be had now is asked for again when it is needed.
  if (!isSmallScreen()) loadDialogs().catch(() => {});
}

/** Spec 4: the add-to-cart flow. It leaves the buyer where they are, and ends when it is known what was added. */
export async function addInPlace(request: AddRequest, options: AddInPlaceOptions = {}): Promise<AddInPlaceOutcome> {
  showLayer("overlay", <LoadingOverlay />);
  const outcome = withNotSent(await addToCart(request), options.notSent);
  const dialogs = needsDialog(outcome, options) ? await loadDialogs().catch(() => undefined) : undefined;
  // Only now: until there is something to see, there is something to wait for.
  showLayer("overlay", null);
  return outcome.kind === "answered"
    ? showAnswer(outcome.data, request, { ...options, dialogs })
    : showFailure(outcome.message, { request, options, dialogs });
}

function withNotSent(outcome: AddOutcome, notSent: readonly AddEntry[] = []): AddOutcome {
  if (outcome.kind !== "answered") return outcome;
  const { data } = outcome;
  return { ...outcome, data: { ...data, addToCartEntries: [...data.addToCartEntries, ...notSent] } };
}

const addQuietly: AddQuietly = async (request) => addInPlace(request, { isQuiet: true });

function needsDialog(outcome: AddOutcome, { isQuiet = false }: AddInPlaceOptions): boolean {
  if (outcome.kind !== "answered") return outcome.kind === "failed" && !isQuiet;
  if (isQuiet && outcome.data.addToCartEntries.every(isAdded)) return false;
  return surfaceOf(outcome.data, { isSmallScreen: isSmallScreen() }).kind !== "snackbar";
}

async function showAnswer(
  data: AddToCartData,
  request: AddRequest,
  { dialogs, isQuiet = false }: { dialogs: Dialogs | undefined } & AddInPlaceOptions,
): Promise<AddInPlaceOutcome> {
  trackAnswer(data, request.options);
  if (dialogs) return { isAdded: await dialogs.openFlow(data, request, addQuietly), message: "" };
  const refused = data.addToCartEntries.find((entry) => !isAdded(entry));
  // The dialogs could not be had.
  if (refused) toast.show(refused.error?.errorMessage ?? "Product Not Added to Cart", { tone: "problem" });
  else if (!isQuiet) confirmBySnackbar(data);
  const warnings = isQuiet ? data.addToCartEntries.flatMap((entry) => addedWarning(entry) ?? []) : [];
  return { isAdded: !refused, message: warnings.join(" ") };
}

interface Failure {
  readonly request: AddRequest;
  readonly options: AddInPlaceOptions;
  readonly dialogs: Dialogs | undefined;
}

async function showFailure(message: string, { request, options, dialogs }: Failure): Promise<AddInPlaceOutcome> {
  // Spec 8: the global error dialog.
  if (dialogs && (await dialogs.openFailure(message)) === "retry") return addInPlace(request, options);
  if (!dialogs && !options.isQuiet) toast.show(message, { tone: "problem" });
  return { isAdded: false, message };
}
