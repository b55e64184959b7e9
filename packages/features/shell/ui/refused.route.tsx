import "./refused.css";
import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { shellContext } from "../shell-context.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  const refusal = context.get(shellContext).refusal(url) ?? null;
  return data(refusal, { status: refusal?.status ?? 404 });
}

export function meta({ loaderData: refusal }: MetaArgs<typeof loader>): MetaDescriptor[] {
  const title = refusal ? "That did not work" : "Page not found";
  return [{ title: `${title} | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

/** Where a form leads that the store refused, for who posts it without script. */
export default function RefusedPage() {
  const refusal = useLoaderData<typeof loader>();
  // Nobody was led here: for who opens it by itself there is no such page.
  if (refusal === null) return <NotFound />;
  return (
    <div className="wrap refused-page">
      <h1>That did not work</h1>
      <p>{refusal.text}</p>
      {refusal.fields.length > 0 && (
        <p>
          Not valid: <b>{refusal.fields.join(", ")}</b>
        </p>
      )}
      <ul>
        {refusal.needsSignIn && (
          <li>
            <a href={urls.signIn({ from: refusal.back })}>Sign In</a>
          </li>
        )}
        <li>
          <a href={refusal.back}>Go back and try again</a>
        </li>
        <li>
          <a href={urls.home()}>Home page</a>
        </li>
      </ul>
    </div>
  );
}
