import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import type { ModalProps } from "@capstan/ui/modal";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { AddQuietly, AddRequest } from "../../add-to-cart.ts";
import { type AddEntry, type AddToCartData, isAdded } from "../../flow/add-answer.ts";
import { resultTexts } from "../../flow/result-texts.ts";
import { groupEntries } from "../../flow/surface.ts";
import { RecommendationZone } from "../recommendations/recommendation-zone.tsx";
import { AddedLine } from "./added-line.tsx";
import { ErrorGroup } from "./error-group.tsx";

interface ResultProps {
  readonly data: AddToCartData;
  readonly request: AddRequest;
  readonly onAdd: AddQuietly;
  /** Opens the question of an entry that waits for an answer. */
  readonly onReview: (entry: AddEntry) => void;
  readonly onClose: () => void;
}

/** Spec 2.9: what was added, what was not and why, and what goes with it. */
export function resultDialog(props: ResultProps): ModalProps {
  const { data, onClose } = props;
  const { title, showsActions } = resultTexts(data);
  return {
    title,
    width: "large",
    role: "dialog",
    onClose,
    actions: showsActions ? (
      <>
        <Button onClick={onClose}>Continue Shopping</Button>
        <ButtonLink kind="primary" href={urls.cart()} onClick={onClose}>
          View Cart
        </ButtonLink>
      </>
    ) : null,
    children: <Result {...props} />,
  };
}

function Result({ data, request, onAdd, onReview }: ResultProps) {
  const texts = resultTexts(data);
  const added = data.addToCartEntries.filter(isAdded);
  const refused = groupEntries(data.addToCartEntries.filter((entry) => !isAdded(entry)));
  const hasAccount = request.pageAccount !== null;
  return (
    <>
      {texts.added !== null && (
        <section>
          {/* Where it would only repeat the title, it is there for those who go from heading to heading. */}
          <h3
            className={texts.title.startsWith(texts.added) ? "visually-hidden" : "flow-subheader flow-subheader-added"}
          >
            <CircleCheck size={20} />
            {texts.added}
          </h3>
          <ul className="flow-lines">
            {added.map((entry) => (
              <li key={entry.cartItem.resource}>
                <AddedLine entry={entry} hasAccount={hasAccount} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {texts.notAdded !== null && (
        <section>
          <h3 className="flow-subheader flow-subheader-refused">
            <CircleAlert size={20} />
            {texts.notAdded}
          </h3>
          {refused.map((group) => (
            <ErrorGroup key={group.errorType} group={group} onReview={onReview} />
          ))}
        </section>
      )}
      <RecommendationZone data={data} request={request} onAdd={onAdd} />
    </>
  );
}
