/** A value with its attribute's name. "Grade" and "Grade 5" is "Grade 5". */
export function namedValue(name: string, value: string): string {
  return value.startsWith(`${name} `) ? value : `${name} ${value}`;
}
