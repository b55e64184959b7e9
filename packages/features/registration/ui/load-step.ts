import { brand } from "@capstan/features/brand";
import { privateHeaders } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { type StepView, registrationContext } from "../registration-pages.ts";
import type { Step } from "../steps.ts";
import { stepTitles } from "./step-titles.ts";

/** Null where nobody can register online. */
export async function loadStep({ context, request }: LoaderFunctionArgs, step: Step): Promise<StepView | null> {
  const page = await context.get(registrationContext).step(request, step);
  if (page.kind === "elsewhere") throw redirect(page.to);
  return page.kind === "form" ? page.view : null;
}

/** What somebody typed is on them: nobody keeps the pages. */
export function stepHeaders(): HeadersInit {
  return privateHeaders();
}

export function stepMeta(step: Step, view: StepView | null | undefined): MetaDescriptor[] {
  const hasErrors = (view?.errors.length ?? 0) > 0;
  return [
    { title: `${hasErrors ? "Error: " : ""}Register: ${stepTitles[step]} | ${brand.name}` },
    // The first step is the one to find.
    ...(step === "about-you" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
