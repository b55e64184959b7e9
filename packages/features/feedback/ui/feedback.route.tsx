import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { outcomeIn } from "../feedback.ts";
import { FeedbackFields } from "./feedback-fields.tsx";

export function loader({ request, url: here }: LoaderFunctionArgs) {
  const from = URL.parse(request.headers.get("referer") ?? "");
  return {
    outcome: outcomeIn(here),
    path: from?.host === here.host && from.pathname !== here.pathname ? from.pathname : urls.home(),
  };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Help us improve | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

/** The dialog's form as a page, for who has no script. */
export default function FeedbackPage() {
  const { outcome, path } = useLoaderData<typeof loader>();
  if (outcome === "done") {
    return (
      <div className="wrap feedback-page">
        <h1>Thank you</h1>
        <p>We read everything, and answer where you asked us to.</p>
        <p>
          Back to the <a href={urls.home()}>home page</a>.
        </p>
      </div>
    );
  }
  return (
    <div className="wrap feedback-page">
      <h1>Help Us Improve</h1>
      {/* The browser checks it first: what the server sends back has lost its texts. */}
      <form action={urls.feedback()} method="post">
        <FeedbackFields path={path} outcome={outcome} />
        <div className="feedback-send">
          <Button kind="primary" type="submit">
            Send Feedback
          </Button>
        </div>
      </form>
    </div>
  );
}
