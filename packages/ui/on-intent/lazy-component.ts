import type { ComponentType } from "react";

/** A component in a chunk of its own, which comes when somebody is about to need it. */
export type LazyComponent<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly loaded: () => ComponentType<Props> | undefined;
};

/** Wraps a dynamic import: it runs at most once, and again only after a failure. */
export function lazyComponent<Props>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  async function run() {
    try {
      component = await fetch();
      return component;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  return { load: () => (pending ??= run()), loaded: () => component };
}
