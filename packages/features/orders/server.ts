export { type ReferenceField, termsProblems } from "./account-terms.ts";
export { purchaseOrderRule, referenceFields } from "./account-terms.store.server.ts";
export type { PurchaseOrderRule } from "./purchase-order.ts";
export { type OrderChange as FeedChange, changesAfter } from "./changes/changes.store.server.ts";
export {
  type CertificateDecision,
  answerCertificate,
  certificateDecisions,
} from "./certificates/answer-certificate.server.ts";
export { validity } from "./certificates/certificate-mail.server.ts";
export { certificateErrors } from "./certificates/certificates.errors.ts";
export { certificateRoutes, endDay, formDay } from "./certificates/certificates.routes.server.ts";
export { certificateDocument } from "./certificates/certificate-document.server.ts";
export { certificatePages } from "./certificates/read-certificates.server.ts";
export { submitCertificate } from "./certificates/submit-certificate.server.ts";
export {
  type ReviewedSubmission,
  submissionByKey,
  submissionForStaff,
  waitingSubmissions,
} from "./certificates/submission.store.server.ts";
export { changesRoutes } from "./changes/changes.routes.server.ts";
export { checkBooks } from "./check-books.server.ts";
export { fulfilmentErrors } from "./fulfilment/fulfilment.errors.ts";
export { fulfilmentRoutes } from "./fulfilment/fulfilment.routes.server.ts";
export { documentRoutes } from "./invoices/documents.routes.server.ts";
export { listReturns } from "./returns/list-returns.server.ts";
export { returnPages } from "./returns/read-return.server.ts";
export { returnErrors } from "./returns/returns.errors.ts";
export { returnRoutes } from "./returns/returns.routes.server.ts";
export { messageRoutes } from "./messages/messages.routes.server.ts";
export { type StoredMessage, messagesOf } from "./messages/order-message.store.server.ts";
export { abandonPayment, settlePayment } from "./payments/settle-payment.server.ts";
export { beginPayment } from "./payments/begin-payment.server.ts";
export type { CardPayments } from "./payments/card-payments.ts";
export { openPaymentsOfCart } from "./payments/payment.store.server.ts";
export { paymentRoutes } from "./payments/payments.routes.server.ts";
export { checkoutPaid } from "./payments/payments.schema.ts";
export { refundPayment } from "./payments/refund-payment.server.ts";
export { type StripeSettings, stripePayments } from "./payments/stripe-payments.server.ts";
export { claimOrder, requestClaim } from "./claims/claim-order.server.ts";
export { orderMailJobs } from "./claims/send-claim-code.server.ts";
export { cancelOrder } from "./cancel-order.server.ts";
export { expireApprovals } from "./expire-approvals.server.ts";
export { holdOrder } from "./holds/hold-order.server.ts";
export { type OpenHold, openHolds, releaseHolds } from "./holds/hold-order.store.server.ts";
export { type HoldKind, type UnlicensedLine, holdSentence, holdTitle } from "./holds/hold-rules.ts";
export { moveOrder } from "./move-order.store.server.ts";
export { orderErrors } from "./orders.errors.ts";
export { orderJobs } from "./orders.jobs.server.ts";
export { orderRecords } from "./orders.import.server.ts";
export { orderRoutes } from "./orders.routes.server.ts";
export type { TaxDecision } from "./tax-engine.ts";
export { type PlannedRevision, type WantedChanges, planRevision } from "./plan-revision.server.ts";
export { writeRevision } from "./revise-order.store.server.ts";
export { changesBetween, shownOf } from "./compare-orders.ts";
export { guestAccount } from "./order.ts";
export type {
  ComposedLine,
  ComposedOrder,
  GuestContact,
  Obstacle,
  OrderAddress,
  OrderChange,
  OrderChoices,
  PaymentChoice,
  PlacedOrder,
} from "./order.ts";
export { shownIn, shownOrder } from "./orders.schema.ts";
export { placeOrder } from "./place-order.server.ts";
export { requestOnFile } from "./place-order.store.server.ts";
export { quoteDeps } from "./quote-deps.server.ts";
export {
  type AnyBuyer,
  type GuestBuyer,
  type OrderBuyer,
  type Quote,
  type QuoteDeps,
  cartOwnerOf,
  quoteOrder,
} from "./quote-order.server.ts";
export {
  type ShipmentFacts,
  freightLabel,
  groupTitle,
  shipmentsText,
  shipsFrom,
  weightText,
  whenText,
} from "./format-group.ts";
export { countOf } from "./count-of.ts";
export { groupLines } from "./group-lines.ts";
