import "./visitor-unknown.css";

/** Above a page whose visitor is signed in and can't be known just now: nobody takes the web prices for their own. */
export function VisitorUnknown({ notice }: { readonly notice: string }) {
  return (
    <div className="visitor-unknown">
      <p className="wrap">{notice}</p>
    </div>
  );
}
