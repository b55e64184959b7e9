/** Spec 9: speed 400 ms. */
const GLIDE_MS = 400;

/** Fast at first, gentle at the end; 0 to 1 in both. */
function ease(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Scrolls in exactly the given time, which native smooth scrolling doesn't promise; answers how to stop it. */
export function glide(view: HTMLElement, to: number, onEnd: () => void): () => void {
  const from = view.scrollLeft;
  const startedAt = performance.now();
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : GLIDE_MS;
  let frame = 0;
  // Snapping would pull every frame back to a slide's edge.
  view.dataset["gliding"] = "";

  function stop() {
    cancelAnimationFrame(frame);
    delete view.dataset["gliding"];
  }
  function step() {
    const progress = duration === 0 ? 1 : Math.min(1, (performance.now() - startedAt) / duration);
    view.scrollLeft = from + (to - from) * ease(progress);
    if (progress < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    onEnd();
  }

  step();
  return stop;
}
