import { type OrderStatus, orderStatuses } from "@capstan/features/account";

/** What has a state. A shipment begins with the order's placing: before that there is nothing to send. */
export const stateSubjects = ["order", "shipment", "line"] as const;

export type StateSubject = (typeof stateSubjects)[number];

/** Who asks for a change of state. `system` is the store itself: time that ran out, a check that came back. */
export const orderActors = ["buyer", "approver", "staff", "warehouse", "system"] as const;

export type OrderActor = (typeof orderActors)[number];

export interface Transition {
  readonly subject: StateSubject;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
}

type Changes = Partial<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>>;

const beforePlacing: Changes = {
  draft: { "awaiting-approval": ["buyer"], placed: ["buyer"], cancelled: ["buyer", "staff", "system"] },
  "awaiting-approval": { placed: ["approver"], cancelled: ["buyer", "approver", "staff", "system"] },
};

const atTheWarehouse: Changes = {
  "in-fulfilment": { shipped: ["warehouse"], "picked-up": ["warehouse"], "on-hold": ["staff"], cancelled: ["staff"] },
  shipped: { delivered: ["warehouse", "system"], returned: ["staff", "warehouse"] },
  delivered: { returned: ["staff", "warehouse"] },
  "picked-up": { returned: ["staff", "warehouse"] },
};

/** Every lawful change of state and who may ask for it; what is not here is refused. The database holds the same rows. */
const changes: Readonly<Record<StateSubject, Changes>> = {
  order: {
    ...beforePlacing,
    placed: {
      "on-hold": ["staff", "system"],
      "in-fulfilment": ["warehouse"],
      cancelled: ["buyer", "staff"],
    },
    "on-hold": { placed: ["staff", "system"], cancelled: ["buyer", "staff"] },
    ...atTheWarehouse,
  },
  // A package that is being packed can't be called back by the buyer; a whole order can until packing begins.
  shipment: {
    placed: { "on-hold": ["staff", "system"], "in-fulfilment": ["warehouse"], cancelled: ["buyer", "staff", "system"] },
    "on-hold": { placed: ["staff", "system"], cancelled: ["buyer", "staff", "system"] },
    ...atTheWarehouse,
  },
  line: {
    ...beforePlacing,
    placed: { "on-hold": ["staff", "system"], "in-fulfilment": ["warehouse"], cancelled: ["buyer", "staff", "system"] },
    "on-hold": { placed: ["staff", "system"], cancelled: ["buyer", "staff", "system"] },
    ...atTheWarehouse,
  },
};

export const transitions: readonly Transition[] = stateSubjects.flatMap((subject) =>
  orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => {
      const by = changes[subject][from]?.[to];
      return by ? [{ subject, from, to, by }] : [];
    }),
  ),
);

export interface StateChange {
  readonly subject: StateSubject;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: OrderActor;
}

export function mayChange({ subject, from, to, by }: StateChange): boolean {
  return changes[subject][from]?.[to]?.includes(by) ?? false;
}

/** The states from which an actor may bring the subject to another: what a guarded update asks for. */
export function statesBefore({ subject, to, by }: Omit<StateChange, "from">): readonly OrderStatus[] {
  return orderStatuses.filter((from) => mayChange({ subject, from, to, by }));
}

/** Nothing leads out of these. */
export function isFinal(subject: StateSubject, state: OrderStatus): boolean {
  return changes[subject][state] === undefined;
}
