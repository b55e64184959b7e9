import "./back-to-top.css";
import { ArrowUp } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../button/index.ts";
import { useAside } from "./use-aside.ts";

/** Spec 9: at scroll 150 px or more; scroll state debounced 100 ms. */
const FROM_PX = 150;
const DEBOUNCE_MS = 100;

/** `topId` is the element that takes the focus: the first thing of the page. */
export function BackToTop({ topId = "top" }: { topId?: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [shown, setShown] = useState(false);
  const isAside = useAside(link, shown);

  useEffect(() => {
    const view = link.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setShown(view.scrollY >= FROM_PX);
    function onScroll() {
      clearTimeout(timer);
      timer = setTimeout(read, DEBOUNCE_MS);
    }
    // A reload or a way back may begin far down the page.
    read();
    view.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      view.removeEventListener("scroll", onScroll);
    };
  }, []);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const { ownerDocument } = event.currentTarget;
    const view = ownerDocument.defaultView;
    if (!view) return;
    event.preventDefault();
    const isCalm = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
    ownerDocument.getElementById(topId)?.focus({ preventScroll: true });
    view.scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
  }

  return (
    <ButtonLink
      ref={link}
      className="back-to-top"
      href={`#${topId}`}
      data-shown={shown || undefined}
      data-aside={isAside || undefined}
      data-print="hide"
      onClick={onClick}
    >
      <ArrowUp size={16} strokeWidth={1.75} />
      Back to Top
    </ButtonLink>
  );
}
