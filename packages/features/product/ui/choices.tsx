import type { ProductView } from "../product.ts";

/** What the family differs by: each option is the page of a sibling. */
export function Choices({ choices }: { readonly choices: ProductView["choices"] }) {
  return choices.map(({ name, value, options }) => (
    <div key={name} role="group" className="product-choice" aria-label={name}>
      <p>
        <b>{name}</b> {value}
      </p>
      <ul>
        {options.map(({ label, url, isChosen }) => (
          <li key={url}>
            <a href={url} aria-current={isChosen ? "true" : undefined} className="product-option">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
