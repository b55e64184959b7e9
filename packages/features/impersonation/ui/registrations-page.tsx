import "./portal.css";
import "./registrations.css";
import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { BadgeCheck } from "lucide-react";
import type { RegistrationReview, ReviewsView } from "../portal.ts";

const outcomes = {
  approved: { title: "The account is open.", text: "We have mailed the person who registered." },
  declined: { title: "The registration is declined.", text: "We have mailed the person who registered." },
} as const;
type ReviewOutcome = keyof typeof outcomes;

export function reviewOutcomeIn({ searchParams }: URL): ReviewOutcome | undefined {
  const outcome = searchParams.get("outcome");
  return outcome === "approved" || outcome === "declined" ? outcome : undefined;
}

interface RegistrationsPageProps {
  readonly view: ReviewsView;
  readonly outcome: ReviewOutcome | null;
}

export function RegistrationsPage({ view: { agentName, reviews }, outcome }: RegistrationsPageProps) {
  return (
    <div className="wrap portal">
      <h1>Registrations to Review</h1>
      <p className="portal-notice">
        <BadgeCheck size={16} />
        <span>
          <b>{agentName}, staff session.</b> What you decide is recorded, and the person is mailed.{" "}
          <a href={urls.servicePortal()}>Customer Service Portal</a>
        </span>
      </p>
      <div className="portal-main">
        {outcome !== null && (
          <Notification kind="ok" title={outcomes[outcome].title}>
            {outcomes[outcome].text}
          </Notification>
        )}
        {reviews.length === 0 && (
          <Notification title="Nobody waits.">New registrations come here by themselves.</Notification>
        )}
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
    </div>
  );
}

function ReviewCard({ review }: { readonly review: RegistrationReview }) {
  const { id, fullName, email, phone, companyName, reason, accountNumber, address, isTaxExempt } = review;
  const facts = [
    ["Registered by", `${fullName}, ${email}`],
    ["Phone", phone],
    ["Address", address.join(", ")],
    ["Department", review.department],
    ["Agency", review.agency],
    ["Account to join", accountNumber],
    ["Buys tax free", isTaxExempt ? "Yes" : "No"],
    ["Waits since", sinceOf(review.requestedAt)],
  ].filter((fact): fact is [string, string] => typeof fact[1] === "string" && fact[1] !== "");
  return (
    // Several people may register one company: each card has a name of its own.
    <section className="portal-card" aria-label={`${companyName}, ${email}`}>
      <div className="registrations-head">
        <h2>{companyName}</h2>
        <p>{reason}</p>
      </div>
      <dl className="portal-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form action={registrationUrls.decideReview()} method="post" className="registrations-decision">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="decision" value="approve" kind="marine">
          Open the Account<span className="visually-hidden"> of {companyName}</span>
        </Button>
        <Button type="submit" name="decision" value="decline" kind="danger">
          Decline<span className="visually-hidden"> {companyName}</span>
        </Button>
      </form>
    </section>
  );
}

function sinceOf(iso: string): string {
  const how = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return `${new Date(iso).toLocaleString("en-US", how)} UTC`;
}
