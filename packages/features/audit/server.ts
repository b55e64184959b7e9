export { agentCallRecorder } from "./record-agent-call.server.ts";
export type { NewAuditEvent } from "./audit.ts";
export { auditOf, recordAudit } from "./audit.store.server.ts";
export { type VerifiedChain, verifyChains } from "./verify-chains.server.ts";
