/** What there is to start an engine with, once we know that none listens. */
export type Means = { installed: boolean; docker: boolean; debian: boolean };
export type Way = "installed" | "compose" | "debian" | "none";

/** What is here already comes first; the machine's packages are touched last. */
export function chooseWay({ installed, docker, debian }: Means): Way {
  if (installed) return "installed";
  if (docker) return "compose";
  return debian ? "debian" : "none";
}
