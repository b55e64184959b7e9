import "@capstan/ui/kit.css";
import { Footer, Header, SoftNavigation, createQueryClient } from "@capstan/features/shell";
import { PageError } from "@capstan/ui/page-error";
import { Shell } from "@capstan/ui/shell";
import { SkipLinks } from "@capstan/ui/skip-link";
import { preloadedFonts } from "@capstan/ui/tokens";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  type LinkDescriptor,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
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

export async function loader(): Promise<{ year: number }> {
  return { year: new Date().getFullYear() };
}

/** The year and the like do not change while somebody moves from page to page. */
export function shouldRevalidate(): boolean {
  return false;
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
  const { year } = useLoaderData<typeof loader>();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell skip={<SkipLinks />} header={<Header />} footer={<Footer year={year} />}>
        <Outlet />
      </Shell>
      <SoftNavigation />
    </QueryClientProvider>
  );
}

/** Spec 8: a page that fails to load says so in a dialog, with a way on. */
export function ErrorBoundary() {
  const { revalidate } = useRevalidator();
  return (
    <Shell header={<Header />}>
      <PageError onRetry={revalidate} />
    </Shell>
  );
}
