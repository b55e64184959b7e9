import "./portal.css";
import { urls } from "@capstan/features/urls";
import type { ReactNode } from "react";

interface NotForYouProps {
  readonly title: string;
  readonly text: string;
  /** Where to go instead. */
  readonly children?: ReactNode;
}

export function NotForYou({ title, text, children }: NotForYouProps) {
  return (
    <div className="wrap portal-refusal">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="portal-ways">
        {children}
        <a href={urls.home()}>Home page</a>
      </p>
    </div>
  );
}
