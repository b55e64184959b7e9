type Countdown = { readonly pause: () => void; readonly resume: () => void };

/** Runs `onEnd` after so many milliseconds of running time; starts at once, and what is left survives a pause. */
export function startCountdown(duration: number, onEnd: () => void): Countdown {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (timer !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, left);
  }
  function pause() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - startedAt));
  }

  resume();
  return { pause, resume };
}
