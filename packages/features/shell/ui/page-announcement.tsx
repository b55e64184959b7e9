import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Until menus that go with the old page are closed, and the new one has its title. */
const settleMs = 100;

/**
 * A page that comes without a document is said by no browser, and what had the focus may have gone with the old one:
 * this says its title, and lets the reading begin at its main part.
 */
export function PageAnnouncement() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [page]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
