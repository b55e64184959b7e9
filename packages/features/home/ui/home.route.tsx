import "./home.css";
import { brand } from "@capstan/features/brand";
import { Button } from "@capstan/ui/button";
import { urls } from "@capstan/features/urls";
import { inDigits } from "@capstan/ui/digits";
import { Search } from "lucide-react";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { type HomeView, homeContext } from "../home.ts";
import { Brands } from "./brands.tsx";
import { Guides } from "./guides.tsx";
import { Popular } from "./popular.tsx";
import { Shelves } from "./shelves.tsx";

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeView> {
  return context.get(homeContext).load();
}

export function meta(): MetaDescriptor[] {
  return [
    { title: `${brand.name}: industrial supply for business` },
    {
      name: "description",
      content: "Fasteners, bearings, safety, tools and everything else that keeps a plant running, at your own price.",
    },
  ];
}

export default function HomePage() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <section className="home-hero" aria-label="Search">
        <div className="home-hero-inner">
          <h1>What do you need on the floor today?</h1>
          <form className="home-search" action={urls.search()} role="search">
            <input
              type="search"
              name="searchQuery"
              aria-label="Enter keyword, item, model or part #"
              placeholder="Enter keyword, item, model or part #"
              autoComplete="off"
            />
            <input type="hidden" name="searchBar" value="true" />
            <Button kind="primary" size="large" type="submit">
              <Search size={20} strokeWidth={1.75} aria-hidden />
              <span className="home-search-word">Search</span>
            </Button>
          </form>
          <Facts view={view} />
        </div>
      </section>
      <Popular items={view.popular} />
      <Shelves categories={view.categories} isComplete={view.isComplete} />
      <Brands brands={view.brands} />
      <Guides guides={view.guides} />
    </>
  );
}

function Facts({ view: { categories, branchCount } }: { readonly view: HomeView }) {
  if (branchCount === 0 || categories.length === 0) return null;
  return (
    <p className="home-facts">
      {categories.length} categories, and {inDigits(branchCount)} branches for pickup. Or call{" "}
      <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
    </p>
  );
}
