import "./breadcrumb.css";
import { ChevronRight } from "lucide-react";

export type Crumb = { readonly label: string; readonly href: string };

export type BreadcrumbProps = {
  /** From the root down, without the page itself. */
  trail: readonly Crumb[];
  current: string;
  label?: string;
};

/** Marked up as schema.org's BreadcrumbList, so that search engines show the trail. */
export function Breadcrumb({ trail, current, label = "Breadcrumb" }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb" itemScope itemType="https://schema.org/BreadcrumbList">
        {trail.map((crumb, index) => (
          <li
            key={crumb.href}
            className="breadcrumb-part"
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
          >
            <a href={crumb.href} itemProp="item" className="breadcrumb-link">
              <span itemProp="name">{crumb.label}</span>
            </a>
            <meta itemProp="position" content={String(index + 1)} />
            <ChevronRight size={14} className="breadcrumb-arrow" />
          </li>
        ))}
        <li className="breadcrumb-part" itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          <span aria-current="page" itemProp="name" className="breadcrumb-current">
            {current}
          </span>
          <meta itemProp="position" content={String(trail.length + 1)} />
        </li>
      </ol>
    </nav>
  );
}
