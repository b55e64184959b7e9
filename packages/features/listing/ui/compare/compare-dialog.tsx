import { ItemPicture } from "@capstan/features/pictures";
import { Button } from "@capstan/ui/button";
import { Modal } from "@capstan/ui/modal";
import { Table, TableFrame } from "@capstan/ui/table";
import { toggleCompared } from "./compare-store.ts";
import { comparedRows } from "./compared-rows.ts";
import type { Compared } from "./compared.ts";

interface CompareDialogProps {
  readonly items: Compared;
  readonly onClose: () => void;
}

/** Side by side, a column an item. What differs stands out: that is what somebody compares for. */
export function CompareDialog({ items, onClose }: CompareDialogProps) {
  return (
    <Modal title={`Compare ${items.length} items`} width="large" doneLabel="Done" onClose={onClose}>
      <TableFrame label="Comparison">
        <Table className="compare-table">
          <caption className="visually-hidden">Attributes of {items.map(({ sku }) => sku).join(", ")}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Attribute</span>
              </th>
              {items.map((item) => (
                <th key={item.sku} scope="col">
                  <ItemPicture sku={item.sku} size={68} alt="" />
                  <a href={item.url} onClick={onClose}>
                    {item.name}
                  </a>
                  <span className="mono">{item.sku}</span>
                  <Button size="small" onClick={() => toggleCompared(item)}>
                    Remove<span className="visually-hidden"> {item.sku}</span>
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRows(items).map(({ name, values, differs }) => (
              <tr key={name} className={differs ? "compare-differs" : undefined}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={items[at]?.sku}>{value === "" ? "Not given" : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Modal>
  );
}
