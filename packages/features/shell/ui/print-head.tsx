import "./print-head.css";
import { brand } from "@capstan/features/brand";
import { useLocation } from "react-router";

/** On paper the bars lead nowhere: whose page it is and where it was stand in their place. */
export function PrintHead({ origin }: { readonly origin: string }) {
  const { pathname, search } = useLocation();
  return (
    <p className="wrap print-head">
      <b>{brand.name}</b> <span>{origin + pathname + search}</span>
    </p>
  );
}
