/** What runs by the clock. The index follows the outbox by itself; its sweep catches whatever a failed job left behind. */
export const schedule = [
  "* * * * * search:index-items ?max=3&jobKey=search:index-items:sweep",
  "* * * * * typeahead:ensure-suggestions ?max=1&jobKey=typeahead:ensure-suggestions",
  "7 * * * * typeahead:rebuild-suggestions ?max=3&jobKey=typeahead:rebuild-suggestions",
  "17 * * * * recommendations:refresh-associations ?max=3&jobKey=recommendations:refresh-associations",
  "27 * * * * registration:forget ?max=3&jobKey=registration:forget",
  "* * * * * orders:expire-approvals ?max=3&jobKey=orders:expire-approvals",
  "* * * * * webhooks:deliver ?max=3&jobKey=webhooks:deliver:sweep",
  "* * * * * orders:reconcile-payments ?max=3&jobKey=orders:reconcile-payments",
  // At eight in the morning where the store's people are, or nine in summer.
  "0 14 * * * orders:renewal-mail ?max=3&jobKey=orders:renewal-mail",
  "13 3 * * * orders:upkeep ?max=3&jobKey=orders:upkeep",
  "23 3 * * * search:forget-selections ?max=3&jobKey=search:forget-selections",
  "37 3 * * * analytics:forget-events ?max=3&jobKey=analytics:forget-events",
  "47 3 * * * feedback:forget-feedback ?max=3&jobKey=feedback:forget-feedback",
].join("\n");
