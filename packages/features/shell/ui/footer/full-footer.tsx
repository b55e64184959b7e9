import { FeedbackButton } from "@capstan/features/feedback";
import { urls } from "@capstan/features/urls";
import { LinkColumns } from "./link-columns.tsx";
import { MobileApps } from "./mobile-apps.tsx";
import { SignUp } from "./sign-up.tsx";
import { SocialLinks } from "./social-links.tsx";

export function FullFooter() {
  return (
    <div className="wrap">
      <div className="footer-columns">
        <LinkColumns />
        <div className="footer-side">
          <SignUp source="STORE_FOOTER">
            <p className="footer-small">
              Unsubscribe at any time. See our <a href={urls.policy({ name: "privacy-policy" })}>Privacy Policy</a>.
            </p>
          </SignUp>
          <MobileApps />
        </div>
      </div>
      <div className="footer-strip">
        <section className="footer-feedback">
          <h2 className="footer-title">Feedback</h2>
          <p>Something wrong or missing on this page?</p>
          <FeedbackButton />
        </section>
        <SocialLinks />
      </div>
    </div>
  );
}
