import "@capstan/ui/kit.css";
import { FormKey } from "@capstan/features/form-key";
import { visitorContext } from "@capstan/features/session";
import {
  Footer,
  Header,
  PrintHead,
  type ShellView,
  SoftNavigation,
  isInternetExplorer,
  shellContext,
  useFooter,
  useFreshHeader,
} from "@capstan/features/shell";
import { urls } from "@capstan/features/urls";
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
  useRevalidator,
} from "react-router";

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
  readonly isOldBrowser: boolean;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const shell = await context.get(shellContext).load(request, context.get(visitorContext));
  return { ...shell, isOldBrowser: isInternetExplorer(request.headers.get("user-agent")) };
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
        <Links />
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
  const { header: given, footer: firstFooter, year, formKey, origin, isOldBrowser } = useLoaderData<typeof loader>();
  const header = useFreshHeader(given);
  const footer = useFooter(firstFooter);
  const { revalidate } = useRevalidator();
  const isHome = useLocation().pathname === urls.home();
  return (
    <>
      <Shell
        skip={<SkipLinks />}
        header={
          <>
            <PrintHead origin={origin} />
            {header && (
              <Header
                view={header}
                isOldBrowser={isOldBrowser}
                isSearchElsewhere={isHome}
                onRefresh={() => void revalidate()}
              />
            )}
          </>
        }
        footer={footer && <Footer variant={footer} year={year} />}
      >
        <FormKey value={formKey}>
          <Outlet />
        </FormKey>
      </Shell>
      <SoftNavigation />
    </>
  );
}

/** Spec 8: a page that fails to load says so in a dialog, with a way on. */
export function ErrorBoundary() {
  const { revalidate } = useRevalidator();
  return (
    <Shell header={<Header view={null} />}>
      <PageError onRetry={revalidate} />
    </Shell>
  );
}
