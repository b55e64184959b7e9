import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { outcomeIn } from "../outcome.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export function loader({ url }: LoaderFunctionArgs) {
  return { outcome: outcomeIn(url) };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Sign up for email | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

/** Where the footer's form leads before script, and where it can be filled in by itself. */
export default function SignUpPage() {
  const { outcome } = useLoaderData<typeof loader>();
  if (outcome === "done") {
    return (
      <div className="wrap sign-up-page">
        <h1>Thank you</h1>
        <p>You are signed up. The next letter comes to you.</p>
        <p>
          Back to the <a href={urls.home()}>home page</a>.
        </p>
      </div>
    );
  }
  return (
    <div className="wrap sign-up-page">
      <h1>Sign Up For Email</h1>
      <p>New items, price drops on what you buy, and safety recalls. Two a month at most.</p>
      <SignUpForm source="SIGN_UP_PAGE" outcome={outcome} />
    </div>
  );
}
