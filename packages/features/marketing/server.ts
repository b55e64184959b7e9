export { looksLikeAddress } from "./address.ts";
export { type MarketingService, formFields } from "./email-consent.ts";
export { postedMarketing, storedMarketing } from "./marketing-services.server.ts";
export { marketingRoutes } from "./marketing.routes.server.ts";
