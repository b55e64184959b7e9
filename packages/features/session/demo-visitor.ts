import type { Level } from "@capstan/platform/visitor";

/** The cookie by which somebody at a demo store is one of its users: `<userId>:<level>` or `<userId>:<level>:<agentId>`. */
export const demoCookie = "demo-visitor";

export interface DemoVisitor {
  readonly userId: string;
  readonly level: Exclude<Level, "anonymous">;
  readonly agentId: string | null;
}

const shape = /^(?<userId>[\w.-]{1,60}):(?<level>rml-user|fully-authenticated)(?::(?<agentId>[\w.-]{1,60}))?$/;

export function readDemoVisitor(value: string): DemoVisitor | undefined {
  const parts = shape.exec(value)?.groups;
  if (!parts) return undefined;
  return {
    userId: parts["userId"] ?? "",
    level: parts["level"] as DemoVisitor["level"],
    agentId: parts["agentId"] ?? null,
  };
}

export function writeDemoVisitor({ userId, level, agentId }: DemoVisitor): string {
  return [userId, level, ...(agentId === null ? [] : [agentId])].join(":");
}
