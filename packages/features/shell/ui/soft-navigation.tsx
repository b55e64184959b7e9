import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { softTarget } from "../soft-target.ts";

/**
 * Pages write plain links; this one listener makes them quick. A router component for each of a listing's hundred links
 * would cost the server and the browser a hundred times what one listener costs once, and would not work before script.
 */
export function SoftNavigation() {
  const navigate = useNavigate();
  const [hoped, setHoped] = useState<string>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const path = pathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    const onHope = (event: Event) => {
      const path = pathOf(event);
      if (path !== undefined) setHoped(path);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("mouseover", onHope, { passive: true });
    document.addEventListener("focusin", onHope);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("mouseover", onHope);
      document.removeEventListener("focusin", onHope);
    };
  }, [navigate]);

  return hoped === undefined ? null : <PrefetchPageLinks page={hoped} />;
}

function pathOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const facts = {
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute("download"),
    wantsDocument: "document" in link.dataset,
  };
  return softTarget(facts, window.location.href);
}
