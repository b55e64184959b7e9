import { useEffect, useRef, useState } from "react";
import { glide } from "./glide.ts";
import { type Paging, pagingOf } from "./paging.ts";

/** How long the list has to be at rest before its place counts, so that a swipe is announced once. */
const SETTLED_MS = 100;

/** What the server renders and the page shows until it is measured: the widest layout. */
const unmeasured = (count: number): Paging => ({ first: 0, perPage: 3, count });

export function usePaging(count: number) {
  const view = useRef<HTMLUListElement>(null);
  const stopGlide = useRef<() => void>(undefined);
  const [paging, setPaging] = useState(() => unmeasured(count));

  useEffect(() => {
    const list = view.current;
    if (list === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    // A glide has told its place already and tells it again at its end.
    function settle() {
      if (list !== null && list.dataset["gliding"] === undefined) setPaging(measure(list, count));
    }
    function onScroll() {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    }
    // A hand on the list wins over a glide that is under way.
    const onHand = () => stopGlide.current?.();

    const resized = new ResizeObserver(settle);
    resized.observe(list);
    list.addEventListener("scroll", onScroll, { passive: true });
    list.addEventListener("wheel", onHand, { passive: true });
    list.addEventListener("touchstart", onHand, { passive: true });
    return () => {
      clearTimeout(timer);
      stopGlide.current?.();
      resized.disconnect();
      list.removeEventListener("scroll", onScroll);
      list.removeEventListener("wheel", onHand);
      list.removeEventListener("touchstart", onHand);
    };
  }, [count]);

  function goTo(first: number) {
    const list = view.current;
    if (list === null) return;
    stopGlide.current?.();
    // The place is told at once; the picture follows.
    setPaging({ ...paging, first });
    stopGlide.current = glide(list, first * stepOf(list).step, () => setPaging(measure(list, count)));
  }

  return { view, paging, goTo };
}

function stepOf(list: HTMLElement) {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const slide = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth;
  return { step: slide + gap, gap };
}

function measure(list: HTMLElement, count: number): Paging {
  return pagingOf({ scrollLeft: list.scrollLeft, viewWidth: list.clientWidth, ...stepOf(list), count });
}
