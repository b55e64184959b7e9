import { ItemPicture } from "@capstan/features/pictures";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { CircleCheck, RefreshCw } from "lucide-react";
import type { CheckoutView, QuestionView } from "../checkout.ts";
import { SectionForm } from "./saving.tsx";

/** What the law or a contract asks about lines, and what was answered. */
export function Compliance({ view: { questions, answers } }: { readonly view: CheckoutView }) {
  return (
    <>
      {questions.map((question) => (
        <Question key={`${question.sku} ${question.restriction}`} question={question} />
      ))}
      {answers.length > 0 && (
        <ul className="checkout-answers">
          {answers.map(({ sku, restriction, title, answeredAt }) => (
            <li key={`${sku} ${restriction}`}>
              <CircleCheck size={16} />
              <span>
                <span className="mono">{sku}</span> {title}{" "}
                <span className="checkout-quiet">Answered {answeredAt}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {questions.length === 0 && answers.length === 0 && (
        <p className="checkout-body checkout-quiet">Nothing in this order is restricted where it goes.</p>
      )}
    </>
  );
}

function Question({ question }: { readonly question: QuestionView }) {
  const { sku, name, line, quantity, restriction, message, agree, decline, isAskedAgain, place } = question;
  const id = `question-${sku}-${restriction}`;
  return (
    <div id={id} tabIndex={-1} className="checkout-question" role="group" aria-labelledby={`${id}-text`}>
      <ItemPicture sku={sku} size={48} alt="" />
      <div>
        <p>{name}</p>
        <p className="checkout-quiet">
          Line {line}, Item # <span className="mono">{sku}</span>, quantity {inDigits(quantity)}
        </p>
        {isAskedAgain && (
          <p className="checkout-status-open">
            <RefreshCw size={16} /> Asked again: the ship-to changed to {place}.
          </p>
        )}
        <h3 id={`${id}-text`}>{question.question}</h3>
        <p className="checkout-quiet">{message}</p>
      </div>
      <SectionForm change="answer" className="checkout-question-answers">
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="restriction" value={restriction} />
        <Button type="submit" name="answer" value="agree" id={`agree-${sku}`}>
          {agree}
        </Button>
        <span className="checkout-quiet">Line {line} stays in the order</span>
        <Button type="submit" name="answer" value="decline" id={`decline-${sku}`}>
          {decline}
        </Button>
        <span className="checkout-quiet">Leave line {line} out</span>
      </SectionForm>
    </div>
  );
}
