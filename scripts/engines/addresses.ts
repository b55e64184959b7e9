export type Address = {
  port: number;
  given: string | undefined;
  /** On another machine, or nowhere: to be used or complained about, never to be started. */
  isElsewhere: boolean;
};

/** A port on the command line beats the environment's address, which beats the usual port. */
export function chooseAddress(port: number | undefined, given: string | undefined, usual: number): Address {
  if (port !== undefined || !given) return { port: port ?? usual, given: undefined, isElsewhere: false };
  if (!URL.canParse(given)) return { port: usual, given, isElsewhere: true };
  const url = new URL(given);
  const isElsewhere = !["127.0.0.1", "localhost", "[::1]", ""].includes(url.hostname);
  return { port: Number(url.port || usual), given, isElsewhere };
}
