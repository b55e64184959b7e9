import "./loading.css";

export type LoadingProps = {
  /** `page` covers the place of a page that is on its way, and is announced at once. */
  variant?: "inline" | "page";
  title?: string;
};

export function Loading({ variant = "inline", title = variant === "page" ? "Page Loading" : "Loading" }: LoadingProps) {
  if (variant === "inline") {
    return (
      <output className="loading loading-inline">
        <span className="loading-ring" />
        {title}
      </output>
    );
  }
  return (
    <div role="alert" className="loading loading-page">
      <span className="loading-ring" />
      {title}
    </div>
  );
}
