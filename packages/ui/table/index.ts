export { Table, type TableProps } from "./table.tsx";
export { TableFrame, type TableFrameProps } from "./table-frame.tsx";
