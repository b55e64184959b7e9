import type { KitEntry } from "../examples/index.ts";
import { TableFrame } from "./table-frame.tsx";
import { tableKeyboard } from "./table.keyboard.ts";
import { Table } from "./table.tsx";

const screws = ["1", "1 1/4", "1 1/2", "1 3/4", "2", "2 1/4", "2 1/2", "3", "3 1/2", "4", "4 1/2", "5", "6"].map(
  (length, index) => ({
    sku: `4RN${27 + index}`,
    length,
    price: (11.84 + index * 1.37).toFixed(2),
  }),
);

function ScrewTable({ rows, sticky = false }: { rows: number; sticky?: boolean }) {
  return (
    <Table stickyHead={sticky}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Thread</th>
          <th scope="col">Length</th>
          <th scope="col">Finish</th>
          <th scope="col" className="table-num">
            Pack
          </th>
          <th scope="col" className="table-num">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {screws.slice(0, rows).map((screw, index) => (
          <tr key={screw.sku} data-state={index === 1 ? "active" : undefined}>
            <th scope="row" className="mono">
              {screw.sku}
            </th>
            <td className="kit-one-line">3/8-16</td>
            <td className="kit-one-line">{screw.length} in</td>
            <td className="kit-one-line">Zinc plated</td>
            <td className="table-num">25</td>
            <td className="table-num">${screw.price}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const examples: KitEntry = {
  name: "Table",
  summary: "Head 36, rows 40, figures to the right; what doesn't fit scrolls inside its frame.",
  keyboard: tableKeyboard,
  examples: [
    {
      title: "In its frame",
      render: () => (
        <TableFrame label="Hex cap screws">
          <ScrewTable rows={4} />
        </TableFrame>
      ),
    },
    {
      title: "Too wide and too tall",
      render: () => (
        <div className="kit-narrow">
          <TableFrame label="All lengths" tall>
            <ScrewTable rows={13} sticky />
          </TableFrame>
        </div>
      ),
    },
    {
      title: "Facts",
      render: () => (
        <Table variant="facts">
          <tbody>
            <tr>
              <th scope="row">Thread size</th>
              <td>3/8-16</td>
            </tr>
            <tr>
              <th scope="row">Material</th>
              <td>Medium carbon steel, quenched and tempered</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
  ],
};
