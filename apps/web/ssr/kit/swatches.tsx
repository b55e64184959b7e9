import { tokenValue } from "@capstan/ui/token-sheet";

const colours = [
  ["ink", "Ink"],
  ["ink-2", "Secondary"],
  ["rule-strong", "Control line"],
  ["rule", "Rule"],
  ["well", "Well"],
  ["marine", "Marine"],
  ["marine-dark", "Marine dark"],
  ["marine-hover", "Marine hover"],
  ["action", "Action"],
  ["action-hover", "Action hover"],
  ["link", "Link, focus"],
  ["link-tint", "Link tint"],
  ["focus-color-on-marine", "Focus, marine"],
  ["sale", "Sale"],
  ["stock", "In stock"],
  ["caution", "Caution"],
] as const;

export function Swatches() {
  return (
    <section className="kit-panel kit-panel-colour">
      <h2>Colour</h2>
      <ul className="kit-swatches">
        {colours.map(([token, name]) => (
          <li key={token}>
            <span className={`kit-swatch kit-swatch-${token}`} />
            <b>{name}</b>
            <span className="mono">{tokenValue(token)?.toUpperCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TypeScale() {
  return (
    <section className="kit-panel kit-panel-type">
      <h2>Type</h2>
      <p className="kit-head kit-text-36">Display 36/44</p>
      <p className="kit-head kit-text-28">Page title 28/36</p>
      <p className="kit-head kit-text-20">Section 20/28</p>
      <p className="kit-head kit-text-16">Card title 16/24</p>
      <p className="kit-text-16">Body Inter 16/24</p>
      <p className="kit-text-14">Table and label 14/20</p>
      <p className="kit-text-13">
        Caption 13/18 <span className="mono">4RN27</span> mono for item numbers
      </p>
    </section>
  );
}
