import { type ComponentType, type ReactNode, createElement, useContext, useEffect, useState } from "react";
import { PageAccount } from "@capstan/features/account";

type Watch = ComponentType<{ readonly pageAccount: string }>;

/** Says when another account became current in another tab. It is loaded for the signed-in only, after the page. */
export function AccountNotice(): ReactNode {
  const pageAccount = useContext(PageAccount);
  const [loaded, setLoaded] = useState<{ readonly watch: Watch }>();
  useEffect(() => {
    if (pageAccount === null) return;
    import("./account-watch.tsx").then(
      ({ AccountWatch: watch }) => setLoaded({ watch }),
      // Without it the server refuses all the same.
      () => {},
    );
  }, [pageAccount]);
  if (pageAccount === null || !loaded) return null;
  return createElement(loaded.watch, { key: pageAccount, pageAccount });
}
