import "./bulk-order.css";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { PageAccountField } from "@capstan/features/account";
import { FormKey } from "@capstan/features/cart";
import { Trail } from "@capstan/features/listing";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { TextArea } from "@capstan/ui/text-field";
import { Notification } from "@capstan/ui/notification";
import { Check, Download, Upload } from "lucide-react";
import { type FormEvent, useContext, useRef } from "react";
import type { BulkOrderView } from "../bulk-order.ts";
import { Review } from "./review.tsx";
import { type BulkOrder, useBulkOrder } from "./use-bulk-order.ts";

const promises = [
  "Quantities follow the pack rule of each product; every change is yours.",
  "Nothing is added before you have seen it.",
  "Nothing is lost: rows that failed stay here until you fix them.",
];

const template = lazyUrls.bulkOrderTemplate();

/** The bulk order pad. Each of its forms is a plain one; script answers them in place. */
export function BulkOrderPage({ view }: { readonly view: BulkOrderView | null }) {
  const order = useBulkOrder({ lines: view?.lines ?? [], problem: view?.problem ?? null });
  const { pad } = order;
  return (
    <div className="wrap bulk-order">
      <Trail breadcrumbs={[{ name: "Home", url: urls.home() }]} current="Bulk Order Pad" />
      <h1>Bulk Order Pad</h1>
      <p className="bulk-order-lead">
        Paste up to 5,000 lines from a spreadsheet, an email or a scan. One product on each line: a number, then a
        quantity.
      </p>
      {pad.problem !== null && <Notification kind="error" live title={pad.problem} />}
      <div className="bulk-order-columns">
        <PasteForm order={order} text={view?.text ?? ""} />
        <div>
          <p role="status" className="bulk-order-progress">
            {pad.progress}
          </p>
          {pad.lines.length > 0 && <Review order={order} />}
        </div>
      </div>
    </div>
  );
}

function PasteForm({ order, text }: { readonly order: BulkOrder; readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const formKey = useContext(FormKey);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (order.pad.isBusy) return;
    const [chosen] = file.current?.files ?? [];
    if (chosen) void order.readFile(chosen);
    else void order.readText(area.current?.value ?? "");
    if (file.current) file.current.value = "";
  }

  return (
    <form
      action={urls.bulkOrder()}
      method="post"
      encType="multipart/form-data"
      className="bulk-order-paste"
      onSubmit={submit}
      aria-label="Your lines"
    >
      <PageAccountField />
      {formKey !== null && <input type="hidden" name="idempotencyKey" value={formKey} />}
      <TextArea
        ref={area}
        name="text"
        label="Item # and quantity"
        rows={10}
        optionalLabel={null}
        defaultValue={text}
        spellCheck={false}
        hint='Commas, tabs, spaces and "x" all work. Item #, manufacturer part #, UPC or your part #.'
      />
      <label className="bulk-order-file">
        <span className="bulk-order-file-label">
          <Upload size={16} /> Upload CSV or XLSX
        </span>
        <input
          ref={file}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={(event) => event.currentTarget.files?.length && event.currentTarget.form?.requestSubmit()}
        />
      </label>
      <div className="bulk-order-actions">
        <Button
          type="submit"
          name="intent"
          value="read"
          kind={order.pad.lines.length === 0 ? "primary" : "secondary"}
          busy={order.pad.isBusy}
        >
          Check Lines
        </Button>
        <a href={template} download="bulk-order.csv" className="bulk-order-template">
          <Download size={16} /> Template
        </a>
      </div>
      <ul className="bulk-order-promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Check size={16} /> {promise}
          </li>
        ))}
      </ul>
    </form>
  );
}
