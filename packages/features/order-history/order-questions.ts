import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";

/** What people type into the search who mean one of these pages. */
export const orderQuestions = [
  {
    title: "Order Lookup",
    path: urls.orderLookup(),
    answers: [
      "where is my order",
      "track order",
      "order status",
      "order tracking",
      "tracking number",
      "cancel order",
      "change order",
      "order lookup",
      "find my order",
      "order confirmation",
      "has my order shipped",
      "package",
      "late order",
      "track my package",
      "track package",
      "package tracking",
      "shipment status",
      "shipment tracking",
      "backorder",
      "backorder status",
      "when will it ship",
      "where is my shipment",
      "missing item order",
      "missing package",
    ],
  },
  {
    title: "Order History",
    path: lazyUrls.orderHistoryView(),
    answers: ["order history", "past orders", "reorder", "previous orders", "my orders", "purchase history"],
  },
  {
    title: "Tax Certificates",
    path: lazyUrls.taxCertificates(),
    answers: ["tax certificate", "tax exempt certificate", "tax exemption certificate", "upload tax certificate"],
  },
  { title: "Approvals", path: lazyUrls.approvals(), answers: ["approve order", "order approval", "approvals"] },
];
