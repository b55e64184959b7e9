/** The limit: Node's own server and `renderToPipeableStream` of the same tree, with nothing else at all. */
import { createServer } from "node:http";
import { Footer, Header } from "@capstan/features/shell";
import { Shell } from "@capstan/ui/shell";
import { SkipLinks } from "@capstan/ui/skip-link";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router";
import { specimenItems } from "../../apps/web/ssr/specimen/listing-data.ts";
import { Listing } from "../../apps/web/ssr/specimen/listing.tsx";

/** The header's links depend on the page that they stand on. */
const specimenPath = "/_kit/specimen/listing";

function Page() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Specimen listing</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/root.css" />
      </head>
      <body>
        <StaticRouter location={specimenPath}>
          <Shell skip={<SkipLinks />} header={<Header view={null} />} footer={<Footer variant="full" year={2026} />}>
            <Listing items={specimenItems} />
          </Shell>
        </StaticRouter>
      </body>
    </html>
  );
}

createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  const { pipe } = renderToPipeableStream(<Page />, {
    onShellReady: () => pipe(response),
    onShellError: () => {
      response.statusCode = 500;
      response.end();
    },
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
