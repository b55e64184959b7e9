import { branchDialog } from "@capstan/features/branch-locator";
import { onAddToCart } from "@capstan/features/cart";
import { urls } from "@capstan/features/urls";
import { useCallback, useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { forgetPrefetched, prefetchData } from "../prefetched-data.ts";
import { softTarget } from "../soft-target.ts";
import "./page-progress.css";
import { PageAnnouncement } from "./page-announcement.tsx";

/** A pointer that only passes by rests nowhere so long. */
const restMs = 60;

interface SoftNavigationProps {
  /** Loads the code of the page at a path. */
  readonly preloadPage: (path: string) => void;
}

/**
 * Pages write plain links; this one listener makes them quick. A router component for each of a listing's hundred links
 * would cost the server and the browser a hundred times what one listener costs once, and would not work before script.
 */
export function SoftNavigation({ preloadPage }: SoftNavigationProps) {
  const navigate = useNavigate();
  const [BranchDialog, setBranchDialog] = useState<ReturnType<typeof branchDialog.loaded>>();
  const close = useCallback(() => setBranchDialog(undefined), []);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
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
      clearTimeout(resting);
      event.preventDefault();
      const follow = () => void navigate(path);
      // Spec 2.1: this one opens the dialog. Where its code can't be had, it is a link like the others.
      if (path === urls.findBranch()) branchDialog.load().then((Dialog) => setBranchDialog(() => Dialog), follow);
      else follow();
    };
    const prefetch = (event: Event) => {
      const path = pathOf(event);
      if (path === undefined || path === pathHere() || savesData()) return;
      if (path === urls.findBranch()) {
        branchDialog.load().catch(() => {});
        return;
      }
      // The page's code and its data, side by side.
      preloadPage(path);
      prefetchData(path);
    };
    const onHover = (event: Event) => {
      clearTimeout(resting);
      resting = setTimeout(prefetch, restMs, event);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("mouseover", onHover, { passive: true });
    document.addEventListener("focusin", onHover);
    document.addEventListener("touchstart", prefetch, { passive: true });
    // What was added may have changed every page.
    const stopForgetting = onAddToCart(forgetPrefetched);
    return () => {
      clearTimeout(resting);
      document.removeEventListener("click", onClick);
      document.removeEventListener("mouseover", onHover);
      document.removeEventListener("focusin", onHover);
      document.removeEventListener("touchstart", prefetch);
      stopForgetting();
    };
  }, [navigate, preloadPage]);

  return (
    <>
      {BranchDialog && <BranchDialog onClose={close} />}
      <PageAnnouncement />
      <PageProgress />
    </>
  );
}

/** Its style sheet waits 150 ms: what is quicker needs no bar. */
function PageProgress() {
  if (useNavigation().state === "idle") return null;
  return <div role="progressbar" aria-label="Page Loading" className="page-progress" />;
}

function pathHere(): string {
  return window.location.pathname + window.location.search;
}

/** Who pays for each byte asks for no page twice. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
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
