import { Count } from "@capstan/ui/badge";
import { urls } from "@capstan/features/urls";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { AccountLink, HeaderView } from "../../../header.ts";
import { accountColumns } from "../account/account-groups.ts";
import { useProducts } from "../catalog/use-products.ts";
import { categoryLink } from "../catalog/category-link.ts";

/** The rows of the panel that open a list of their own. */
export type MobileLevelName = "categories" | "account";

interface MobileLevelProps {
  readonly level: MobileLevelName;
  readonly view: HeaderView;
  readonly onBack: () => void;
}

/** The panel's second level: what the row stands for, with a way back to the rows. */
export function MobileLevel({ level, view, onBack }: MobileLevelProps) {
  const back = useRef<HTMLButtonElement>(null);
  // The row that had the focus is gone.
  useEffect(() => back.current?.focus(), []);
  const title = level === "categories" ? "Product Categories" : "My Account";
  return (
    <nav aria-label={title}>
      <button ref={back} type="button" className="mobile-row mobile-back" onClick={onBack}>
        <ChevronLeft size={20} /> <span className="visually-hidden">Back to </span>Menu
      </button>
      <h2 className="mobile-level-title">{title}</h2>
      {level === "categories" ? <Categories /> : <Account view={view} />}
    </nav>
  );
}

function Categories() {
  const products = useProducts();
  return (
    <ul>
      <Row href={urls.allCategories()}>All Product Categories</Row>
      {products?.categories.map(({ code, name, url, icon }) => (
        <Row key={code} href={categoryLink(url)}>
          <svg aria-hidden="true" width={20} height={20}>
            {icon !== null && <use href={`/category-icons.svg#${icon}`} />}
          </svg>
          {name}
        </Row>
      ))}
    </ul>
  );
}

function Account({ view }: { readonly view: HeaderView }) {
  return (
    <>
      <ul>
        <Row href={urls.account()}>All of My Account</Row>
      </ul>
      {accountColumns(view)
        .flat()
        .map(({ heading, links }) => (
          <section key={heading} aria-label={heading} className="mobile-group">
            <h3>{heading}</h3>
            <ul>
              {links.map((link) => (
                <AccountRow key={link.label} link={link} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function AccountRow({ link: { label, url, isActive, count } }: { readonly link: AccountLink }) {
  if (!isActive) return <li className="mobile-row mobile-row-off">{label}</li>;
  return (
    <Row href={url}>
      {label}
      {count !== null && count !== "" && <Count value={count} />}
    </Row>
  );
}

function Row({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <a href={href} className="mobile-row">
        {children}
      </a>
    </li>
  );
}
