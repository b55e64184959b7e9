import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { settingsOutcomeIn } from "../company-settings.ts";
import { companySettingsContext } from "../index.ts";
import { SettingsPage } from "./settings-page.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, urls.companySettings());
  const reader = context.get(companySettingsContext);
  const settings = await reader.settingsFor(visitor);
  const view = { isOn: reader.isOn, settings, outcome: settingsOutcomeIn(url) ?? null };
  return data(view, settings === null ? 403 : 200);
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Company Sign-In | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function SettingsRoute() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />;
}
