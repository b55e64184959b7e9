import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { startingLate } from "./late-start.server.ts";

export interface PageToRender {
  readonly context: EntryContext;
  readonly url: string;
  readonly nonce: string;
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
    html = renderToString(<ServerRouter context={context} url={url} nonce={nonce} />);
  } catch {
    // Rendered again as a stream, where errors are reported and boundaries answer them.
    return undefined;
  }
  // React's mark of a boundary whose content it could not finish.
  return html.includes("<!--$!-->") || html.includes("<!--$?-->") ? undefined : html;
}

/** What React Router's own transfer writes, piece by piece, into the stream that hydration reads. */
async function dataScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  const target = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${target}.enqueue(${escaped(JSON.stringify(text))});${target}.close();</script>`;
}

const unsafe: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Inside a script only these could end it or break its string. */
function escaped(json: string): string {
  return json.replaceAll(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? character);
}
