import "./back-to-top.css";
import { ArrowUp } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../button/index.ts";

/** Spec 9: at scroll 150 px or more; scroll state debounced 100 ms. */
const FROM_PX = 150;
const DEBOUNCE_MS = 100;

/** `topId` is the element that takes the focus: the first thing of the page. */
export function BackToTop({ topId = "top" }: { topId?: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [shown, setShown] = useState(false);

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

  // What keeps it off the page's controls comes when it first shows.
  useEffect(() => {
    const { current } = link;
    if (!shown || !current) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    import("./keep-clear.ts").then(
      ({ keepClear }) => {
        if (!isGone) stop = keepClear(current);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [shown]);

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
    <div className="back-to-top-place" data-print="hide">
      <ButtonLink
        ref={link}
        className="back-to-top"
        href={`#${topId}`}
        data-shown={shown || undefined}
        onClick={onClick}
      >
        <ArrowUp size={16} strokeWidth={1.75} />
        Back to Top
      </ButtonLink>
    </div>
  );
}
