/** All that a document says, ready to be set: the template adds nothing but its place on the page. */
export interface DocumentContent {
  readonly title: string;
  readonly heading: string;
  /** An SVG. */
  readonly mark: string;
  readonly seller: { readonly name: string; readonly words: readonly string[]; readonly lines: readonly string[] };
  readonly facts: readonly Fact[];
  readonly addresses: readonly AddressBlock[];
  readonly references: readonly Fact[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
  /** The last is what it comes to. */
  readonly totals: readonly (readonly [string, string])[];
  readonly payment: { readonly addresses: readonly AddressBlock[]; readonly facts: readonly Fact[] } | null;
  readonly signatures: readonly string[];
  /** For scanners; people read the number beside it. */
  readonly barcode: { readonly svg: string; readonly alt: string } | null;
  readonly footer: string;
}

/** With a third part it is a code, such as a number that people compare. */
type Fact = readonly [string, string] | readonly [string, string, "code"];

export interface AddressBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

interface Column {
  readonly title: string;
  readonly right: boolean;
  readonly wide: boolean;
  readonly code: boolean;
}

export function column(title: string, options: Partial<Omit<Column, "title">> = {}): Column {
  return { title, right: false, wide: false, code: false, ...options };
}
