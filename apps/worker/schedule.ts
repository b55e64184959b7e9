/** What runs by the clock. The index follows the outbox by itself; this catches whatever a failed job left behind. */
export const schedule = "* * * * * search:index-items ?max=3&jobKey=search:index-items:sweep";
