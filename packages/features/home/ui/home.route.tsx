import "./home.css";
import { brand } from "@capstan/features/brand";
import { visitorContext } from "@capstan/features/session";
import { inDigits } from "@capstan/ui/digits";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { urls } from "@capstan/features/urls";
import { type HomeView, homeContext } from "../home.ts";
import { Guides } from "./guides.tsx";
import { Popular } from "./popular.tsx";
import { Buyer } from "./buyer-on-demand.tsx";
import { Categories } from "./categories.tsx";

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeView> {
  return context.get(homeContext).load(context.get(visitorContext));
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
      <div className="home-hero">
        <div className="home-hero-inner">
          <div>
            <h1>What do you need on the floor today?</h1>
            <Facts view={view} />
          </div>
          {view.buyer && <Buyer part="hero" buyer={view.buyer} />}
        </div>
      </div>
      {view.buyer && view.buyer.orderAgain.length > 0 ? (
        <Buyer part="history" buyer={view.buyer} />
      ) : (
        <Popular items={view.popular} />
      )}
      <Categories categories={view.categories} isComplete={view.isComplete} />
      {view.buyer && <Buyer part="page" buyer={view.buyer} />}
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

function Brands({ brands }: { readonly brands: HomeView["brands"] }) {
  if (brands.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-brands">
      <h2 id="home-brands">Brands</h2>
      <ul className="home-brands">
        {brands.map(({ code, name }) => (
          <li key={code}>
            <a href={urls.search({ searchQuery: name })}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
