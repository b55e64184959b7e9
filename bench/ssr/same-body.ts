/** How much less the bare page may have, in elements: what only a router's page has, such as its announcements. */
const maxMissing = 0.01;

/** Both sides must render the same page, or their ratio says nothing. */
export async function assertSameBody(oursUrl: string, bareUrl: string): Promise<void> {
  const [ours, bare] = await Promise.all([oursUrl, bareUrl].map(elementsOf));
  if (ours === undefined || bare === undefined || Math.abs(ours - bare) > ours * maxMissing)
    throw new Error(`the two pages differ: ${ours} elements in ours, ${bare} in the bare one`);
  console.log(`elements in the body: ours ${ours}, bare ${bare}`);
}

/** Without scripts, which the bare page has none of. */
async function elementsOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const body = html.slice(html.indexOf("<body")).replaceAll(/<script[\s\S]*?<\/script>/g, "");
  return body.match(/<[a-z]/g)?.length ?? 0;
}
