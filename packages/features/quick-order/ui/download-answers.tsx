import { useHydrated } from "@capstan/features/session";
import { Button } from "@capstan/ui/button";
import { Download } from "lucide-react";
import type { BulkLine } from "../bulk-lines.ts";

/** The answers as they are on the page now. It takes script to make the file, so that without script there is no button. */
export function DownloadAnswers({ lines }: { readonly lines: readonly BulkLine[] }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;

  async function download(): Promise<void> {
    const { answersCsv } = await import("../answers-csv.ts");
    const url = URL.createObjectURL(new Blob([answersCsv(lines)], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "bulk-order-answers.csv";
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Button onClick={() => void download()}>
      <Download size={16} /> Answers as CSV
    </Button>
  );
}
