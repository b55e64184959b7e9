import "./print-head.css";
import { brand } from "@capstan/features/brand";
import { usePageAddress } from "@capstan/features/page-address";

/** On paper the bars lead nowhere: whose page it is and where it was stand in their place. */
export function PrintHead({ origin }: { readonly origin: string }) {
  const address = usePageAddress();
  return (
    <p className="wrap print-head">
      <b>{brand.name}</b> <span>{origin + address}</span>
    </p>
  );
}
