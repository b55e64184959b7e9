import type { OrderStatus } from "@capstan/features/account";
import { Badge, type BadgeProps } from "@capstan/ui/badge";
import { Check, Clock, Package, PackageOpen, Pause, Pencil, Store, Truck, Undo2, X } from "lucide-react";
import type { ComponentType } from "react";
import { statusNames } from "../order-status.ts";

interface Look {
  readonly kind: NonNullable<BadgeProps["kind"]>;
  readonly Icon: ComponentType<{ size?: number }>;
}

const looks: Readonly<Record<OrderStatus, Look>> = {
  draft: { kind: "plain", Icon: Pencil },
  "awaiting-approval": { kind: "caution", Icon: Clock },
  placed: { kind: "info", Icon: Package },
  "on-hold": { kind: "caution", Icon: Pause },
  "in-fulfilment": { kind: "info", Icon: PackageOpen },
  shipped: { kind: "stock", Icon: Truck },
  delivered: { kind: "plain", Icon: Check },
  "picked-up": { kind: "plain", Icon: Store },
  cancelled: { kind: "plain", Icon: X },
  returned: { kind: "info", Icon: Undo2 },
};

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { kind, Icon } = looks[status];
  return (
    <Badge kind={kind} icon={<Icon size={14} />}>
      {statusNames[status]}
    </Badge>
  );
}
