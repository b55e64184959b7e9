/** A GET form that goes where a link would go: the link's parameters travel as hidden fields. */
export interface LinkForm {
  readonly action: string;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
}

/** Takes a link apart; what the form's own fields ask for is left out, so that nothing is said twice. */
export function linkForm(url: string, ownNames: readonly string[]): LinkForm {
  const [action = "", query = ""] = url.split("?", 2);
  const kept = [...new URLSearchParams(query)]
    .filter(([name]) => !ownNames.includes(name))
    .map(([name, value]) => ({ name, value }));
  return { action, kept };
}

/** The address that a form leads to. An empty field asks for nothing and is left out. */
export function formPath(action: string, fields: Iterable<readonly [string, unknown]>): string {
  const filled = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1].trim() !== "",
  );
  return filled.length === 0 ? action : `${action}?${new URLSearchParams(filled)}`;
}

/** One parameter of a link; empty where the link does not have it. */
export function parameterOf(url: string, name: string): string {
  return new URLSearchParams(url.split("?", 2)[1]).get(name) ?? "";
}
