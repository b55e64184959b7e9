// Before every other style: it says in which order the layers stand, and the first to name one decides.
import "@capstan/ui/kit.css";
import { fetchPage } from "@capstan/features/shell";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter unstable_fetch={fetchPage} />);
});
