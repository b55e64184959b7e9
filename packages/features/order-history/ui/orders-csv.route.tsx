import type { LoaderFunctionArgs } from "react-router";
import { exportResponse } from "./export-response.ts";

export function loader(args: LoaderFunctionArgs): Response {
  return exportResponse(args, "csv");
}
