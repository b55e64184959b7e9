import { type HandleErrorFunction, type ServerInstrumentation, createContext } from "react-router";

/** Where a page says how it goes: the server logs and counts it with the request. */
export interface PageReport {
  /** The row of the route table that answers; said once the answer has begun. */
  matched(pattern: string): void;
  failed(error: unknown): void;
}

export const reportContext = createContext<PageReport>();

export const instrumentations: ServerInstrumentation[] = [
  {
    handler: (handler) =>
      handler.instrument({
        request: async (handle, { context }) => {
          const { meta } = await handle();
          // Only the manifest, which names further routes to the browser, is answered without a match.
          context?.get(reportContext).matched(meta?.pattern ?? "manifest");
        },
      }),
  },
];

/** Whatever a loader or a component throws. Somebody who went away while the page was made is no error. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(reportContext).failed(error);
};
