/** "bodyMaterial" is "body Material". */
export function codeWords(code: string): string {
  return code.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ");
}
