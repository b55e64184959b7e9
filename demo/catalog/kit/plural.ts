/** More than one of it: "Switch" is "Switches". What follows a comma tells it apart and stays: "Sling, Flat Eyes". */
export function plural(name: string): string {
  const [noun = "", ...rest] = name.split(", ");
  return [pluralOf(noun), ...rest].join(", ");
}

function pluralOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(noun)) return /[^s]s$/i.test(noun) ? noun : `${noun}es`;
  return /[^aeiou]y$/i.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
