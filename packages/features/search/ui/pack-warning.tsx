import { type Packing, checkQuantity } from "@capstan/features/catalog";
import { TriangleAlert } from "lucide-react";
import { packWords } from "./pack-words.ts";

interface PackWarningProps {
  readonly packing: Packing;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** Under the quantity, not over the page: it must not hide the row that the buyer looks at next. */
export function PackWarning({ packing, quantity, onChange }: PackWarningProps) {
  // A field that nobody has touched needs no region: forty of them would only cost.
  if (quantity === 0) return null;
  const check = checkQuantity(packing, quantity, "ship");
  return (
    <output className="pack-warning">
      {!check.ok && (
        <span className="pack-warning-bubble">
          <TriangleAlert size={16} />
          <span>
            {packWords(check)}{" "}
            <button type="button" className="pack-warning-fix" onClick={() => onChange(check.above)}>
              Make it {check.above}
            </button>
          </span>
        </span>
      )}
    </output>
  );
}
