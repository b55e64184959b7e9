import { useHydrated } from "@capstan/features/session";
import { Button } from "@capstan/ui/button";
import { Printer } from "lucide-react";

/** Only script can print: without it the browser's own menu does. */
export function PrintButton() {
  return useHydrated() ? (
    <Button onClick={() => window.print()}>
      <Printer size={20} /> Print
    </Button>
  ) : null;
}
