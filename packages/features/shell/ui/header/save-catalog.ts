import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import type { CatalogOption } from "../../header.ts";

/** False where the server did not take it. */
export async function saveCatalog(option: CatalogOption): Promise<boolean> {
  const address = `${urls.chooseCatalog()}?ccoption=${option}`;
  try {
    const answer = await fetch(address, { method: "POST", headers: { accept: "application/json" } });
    if (answer.ok) return true;
    reportError({ message: "Failed to save the custom catalog choice", error: `status ${answer.status}` });
  } catch (error) {
    reportError({ message: "Failed to save the custom catalog choice", error });
  }
  return false;
}
