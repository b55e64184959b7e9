// Before every other style: it says in which order the layers stand, and the first to name one decides.
import "@capstan/ui/kit.css";
import { fetchPage } from "@capstan/features/shell";
import { Nonce } from "@capstan/ui/nonce";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedPage } from "./router-internals/hydrated-page.tsx";

/** A browser hides it from markup, not from script. */
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

startTransition(() => {
  hydrateRoot(
    document,
    <Nonce value={nonce}>
      <HydratedPage fetch={fetchPage} />
    </Nonce>,
  );
});
