/** The page on which the fake takes a card: a plain form, as the real one without its script. */
import type { FakeSession } from "./stripe-ledger.ts";

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #f3f5f7; color: #10202e }
  main { max-width: 420px; margin: 48px auto; padding: 24px; background: #fff; border: 1px solid #c8d0d8; border-radius: 4px }
  h1 { font-size: 20px; margin: 0 0 4px } label { display: block; margin: 12px 0 4px; font-weight: 600 }
  input { width: 100%; box-sizing: border-box; font: inherit; padding: 8px 12px; border: 1px solid #66788a; border-radius: 4px }
  button { font: inherit; font-weight: 600; width: 100%; margin: 20px 0 12px; padding: 12px; border: 0; border-radius: 4px; background: #10324e; color: #fff }
  .note { background: #fff4d6; padding: 8px 12px; border-radius: 4px } .error { color: #a3161e; font-weight: 600 }`;

export function cardPage(
  { client_reference_id: order, amount_total: cents, cancel_url: back, email }: FakeSession,
  error = "",
) {
  const amount = `$${((cents ?? 0) / 100).toFixed(2)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pay ${amount}</title><style>${style}</style></head><body><main>
<h1>Order ${escaped(order ?? "")}: ${amount}</h1><p>${escaped(email)}</p>
<p class="note">Demo payments: no card is charged. 4242 4242 4242 4242 is taken, 4000 0000 0000 0002 is declined.</p>
${error === "" ? "" : `<p class="error" role="alert">${escaped(error)}</p>`}
<form method="post"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242">
<button>Pay ${amount}</button></form><a href="${escaped(back ?? "")}">Back to the store</a></main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
