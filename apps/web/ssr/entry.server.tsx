import type { Readable } from "node:stream";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { nonceContext } from "./contexts.ts";
import { PageBody } from "./page-body.server.ts";
import { handleError } from "./page-report.ts";
import { Page, type PageToRender, renderWhole } from "./whole-page.server.tsx";

export { contexts } from "./contexts.ts";
export { handleError, instrumentations } from "./page-report.ts";

/** How long a page may stream before it is cut off. */
export const streamTimeout = 5_000;

/** The bodies of the answers, as Fastify takes them: a web stream in between would cost a tenth of the request. */
export const bodies = new WeakMap<Response, string | Readable>();

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const page = { context, url: request.url, nonce: loadContext.get(nonceContext) };
  const whole = await renderWhole(page);
  if (whole === undefined)
    return stream(page, {
      status,
      headers,
      wantsAll: isbot(request.headers.get("user-agent") ?? ""),
      onError: (error) => handleError(error, { context: loadContext, params: {}, request }),
    });
  return withBody(whole, { status, headers });
}

/** People get the shell at once and the rest as it comes; crawlers get the page when all of it is there. */
async function stream(
  page: PageToRender,
  answer: { status: number; headers: Headers; wantsAll: boolean; onError: (error: unknown) => void },
): Promise<Response> {
  const { nonce } = page;
  return new Promise((resolve, reject) => {
    let failed = false;
    const send = () => {
      const body = new PageBody();
      resolve(withBody(body, { headers: answer.headers, status: failed ? 500 : answer.status }));
      pipe(body as unknown as NodeJS.WritableStream);
    };
    const { pipe, abort } = renderToPipeableStream(<Page {...page} />, {
      nonce,
      [answer.wantsAll ? "onAllReady" : "onShellReady"]: send,
      onShellError: reject,
      onError: (error) => {
        failed = true;
        answer.onError(error);
      },
    });
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

function withBody(body: string | Readable, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}
