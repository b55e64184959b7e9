/** Where React Router's own transfer puts a page's data, piece by piece, for hydration to read. */
const streamController = "window.__reactRouterContext.streamController";

/** The script that hands all of a page's data over at once. */
export async function dataScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  const data = escaped(JSON.stringify(text));
  return `<script nonce="${nonce}">${streamController}.enqueue(${data});${streamController}.close();</script>`;
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
