import { fetchPage } from "@capstan/features/shell";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter unstable_fetch={fetchPage} />);
});
