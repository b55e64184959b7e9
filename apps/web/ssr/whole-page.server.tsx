import { Nonce } from "@capstan/ui/nonce";
import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { dataScripts } from "./router-internals/data-scripts.server.ts";
import { startingLate } from "./router-internals/late-start.server.ts";
import { isUnfinished } from "./router-internals/unfinished.server.ts";

export interface PageToRender {
  readonly context: EntryContext;
  readonly url: string;
  readonly nonce: string;
}

export function Page({ context, url, nonce }: PageToRender) {
  return (
    <Nonce value={nonce}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </Nonce>
  );
}

/** Pages whose tree waited for something: they are streamed from then on. */
const streamed = new Set<string>();

/**
 * A page whose data is all there is rendered as one string: React's streams encode each of a page's thousands of pieces
 * by itself, which costs more than the rendering. Undefined where something in the tree waits: such a page is streamed.
 */
export async function renderWhole({ context, url, nonce }: PageToRender): Promise<string | undefined> {
  const page = context.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  if (streamed.has(page)) return undefined;
  const { serverHandoffStream, ...withoutStream } = context;
  const html = renderSynchronously({ context: withoutStream, url, nonce });
  if (html === undefined) {
    streamed.add(page);
    return undefined;
  }
  const end = html.lastIndexOf("</body>");
  const scripts = serverHandoffStream ? await dataScripts(serverHandoffStream, nonce) : "";
  return `<!DOCTYPE html>${startingLate(`${html.slice(0, end)}${scripts}`, nonce)}${html.slice(end)}`;
}

function renderSynchronously({ context, url, nonce }: PageToRender): string | undefined {
  let html;
  try {
    html = renderToString(<Page context={context} url={url} nonce={nonce} />);
  } catch {
    // Rendered again as a stream, where errors are reported and boundaries answer them.
    return undefined;
  }
  return isUnfinished(html) ? undefined : html;
}
