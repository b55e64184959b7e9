import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import type { ReactNode } from "react";

interface ChangeFormProps {
  readonly change: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A change of the cart that works without script. */
export function ChangeForm({ change, fields, className, children }: ChangeFormProps) {
  return (
    <form action={lazyUrls.cartChange({ change })} method="post" className={className}>
      <PageAccountField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
