/** The parameters of a range: `length.from=3/4&length.to=3`. */
export function rangeNames(code: string): { readonly from: string; readonly to: string } {
  return { from: `${code}.from`, to: `${code}.to` };
}
