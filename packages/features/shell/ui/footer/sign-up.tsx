import { type SignUpSource, SignUpForm } from "@capstan/features/marketing";
import type { ReactNode } from "react";

type SignUpProps = {
  readonly source: SignUpSource;
  /** What stands below the form. */
  readonly children?: ReactNode;
};

export function SignUp({ source, children }: SignUpProps) {
  return (
    <section className="footer-sign-up" data-region="Sign Up For Email">
      <h2 className="footer-title">Sign Up For Email</h2>
      <p>New items, price drops on what you buy, and safety recalls. Two a month at most.</p>
      <SignUpForm source={source} />
      {children}
    </section>
  );
}
