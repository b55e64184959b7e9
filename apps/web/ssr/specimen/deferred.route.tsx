import { Suspense } from "react";
import { Await, type MetaDescriptor, useLoaderData } from "react-router";

const lateMs = 1_500;

/** A page with a part that comes late: what streaming is for, and what shows that it works. */
export function loader(): { late: Promise<string> } {
  return { late: new Promise((resolve) => setTimeout(resolve, lateMs, "The late part is here.")) };
}

export function meta(): MetaDescriptor[] {
  return [{ title: "Specimen of a late part" }];
}

export default function SpecimenDeferred() {
  const { late } = useLoaderData<typeof loader>();
  return (
    <div className="wrap short-page">
      <h1>The page is here</h1>
      <Suspense fallback={<p>The late part is on its way.</p>}>
        <Await resolve={late}>{(text) => <p>{text}</p>}</Await>
      </Suspense>
    </div>
  );
}
