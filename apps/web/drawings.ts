import type { Drawings } from "@capstan/features/pictures/server";
import type { Log } from "@capstan/platform/log";

/** A name and no literal, so that neither the compiler nor the bundler asks for a package that may not be there. */
const packageName: string = "@capstan/drawings";

/** The drawings, where their workspace is installed. A store without it shows photographs and the placeholder. */
export async function installedDrawings(log: Log): Promise<Drawings | undefined> {
  try {
    return asDrawings(await import(packageName));
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.info(`${packageName} is not installed: items without a photograph show the placeholder`);
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
}

function asDrawings(module: Partial<Drawings>): Drawings {
  const { drawings, svgNamed, dxfNamed, isMeasuredNamed, brandMarkSvg } = module;
  if (!drawings || !svgNamed || !dxfNamed || !isMeasuredNamed || !brandMarkSvg)
    throw new TypeError(
      `${packageName} does not fit this store: it lacks drawings, svgNamed, dxfNamed, isMeasuredNamed or brandMarkSvg`,
    );
  return { drawings, svgNamed, dxfNamed, isMeasuredNamed, brandMarkSvg };
}
