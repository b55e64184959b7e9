import { brand } from "@capstan/features/brand";
import { FeedbackButton } from "@capstan/features/feedback";
import { SignUp } from "./sign-up.tsx";

/** For buyers who come through a procurement system: who helps them, and no links that lead out of it. */
export function ProcurementFooter() {
  return (
    <div className="wrap footer-procurement">
      <section data-region="Customer Care">
        <h2 className="footer-title">Customer Care</h2>
        <p>
          <a className="footer-call" href={`tel:${brand.procurementPhone}`}>
            {brand.procurementPhone}
          </a>
        </p>
        <p>{brand.procurementHours}</p>
      </section>
      <section>
        <h2 className="footer-title">Feedback</h2>
        <div className="footer-button">
          <FeedbackButton />
        </div>
      </section>
      <SignUp source="PROCUREMENT_FOOTER" />
    </div>
  );
}
