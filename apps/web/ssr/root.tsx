import "@capstan/ui/kit.css";
import { PageAccount } from "@capstan/features/account";
import { FormKey } from "@capstan/features/cart";
import {
  VisitorUnknown,
  isVisitorUnknownContext,
  unknownVisitorNotice,
  visitorContext,
} from "@capstan/features/session";
import {
  AccountNotice,
  Footer,
  Header,
  PrintHead,
  type ShellView,
  SoftNavigation,
  shellContext,
  useFooter,
  useFreshHeader,
} from "@capstan/features/shell";
import { systemClock } from "@capstan/platform/clock";
import { isInternetExplorer } from "@capstan/platform/old-browser";
import { PageError } from "@capstan/ui/page-error";
import { Shell } from "@capstan/ui/shell";
import { SkipLinks } from "@capstan/ui/skip-link";
import { preloadedFonts } from "@capstan/ui/tokens";
import type { ReactNode } from "react";
import {
  type LinkDescriptor,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from "react-router";
import { usePreloadPage } from "./router-internals/use-preload-page.ts";

export function links(): LinkDescriptor[] {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    ...preloadedFonts.map((href): LinkDescriptor => ({
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous",
    })),
  ];
}

interface RootData extends ShellView {
  /** The account that the page is made for; nothing for the anonymous, whose pages are everybody's. */
  readonly accountNumber: string | null;
  readonly isOldBrowser: boolean;
  /** What has to be said above every page. */
  readonly notice: string | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const visitor = context.get(visitorContext);
  const shell = await context.get(shellContext).load(request, visitor);
  return {
    ...shell,
    accountNumber: visitor.accountNumber,
    isOldBrowser: isInternetExplorer(request.headers.get("user-agent")),
    notice: context.get(isVisitorUnknownContext) ? unknownVisitorNotice : null,
  };
}

/** What is around a page does not change while somebody moves from page to page, unless a part of it asks. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* Style sheets are allowed by their origin. A nonce is hidden from script, and would differ when React takes over. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const data = useLoaderData<typeof loader>();
  return (
    <PageAccount value={data.accountNumber}>
      <PageShell data={data}>
        <AccountNotice />
        <FormKey value={data.formKey}>
          <Outlet />
        </FormKey>
      </PageShell>
      <SoftNavigation preloadPage={usePreloadPage()} />
    </PageAccount>
  );
}

/** Spec 8: a page that fails to load says so in a dialog, with a way on. What is around it stays if it could be had. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // To the same place once more: after a mere revalidation the router would still show the error.
  const retry = async () => navigate({ pathname, search, hash }, { replace: true });
  return (
    <PageShell data={data}>
      <PageError onRetry={retry} />
    </PageShell>
  );
}

function PageShell({ data, children }: { data: RootData | undefined; children: ReactNode }) {
  const header = useFreshHeader(data?.header ?? null);
  const footer = useFooter(data ? data.footer : "full");
  const { revalidate } = useRevalidator();
  return (
    <Shell
      skip={<SkipLinks />}
      header={
        <>
          {data && <PrintHead origin={data.origin} />}
          {(header !== null || !data) && (
            <Header view={header} isOldBrowser={data?.isOldBrowser ?? false} onRefresh={() => void revalidate()} />
          )}
        </>
      }
      footer={footer && <Footer variant={footer} year={data?.year ?? systemClock.now().getFullYear()} />}
    >
      {data?.notice != null && <VisitorUnknown notice={data.notice} />}
      {children}
    </Shell>
  );
}
