import { accountErrors } from "@capstan/features/account/server";
import { apiClientErrors } from "@capstan/features/api-clients/server";
import { cartErrors } from "@capstan/features/cart/server";
import { fileErrors } from "@capstan/features/files/server";
import { certificateErrors, fulfilmentErrors, orderErrors, returnErrors } from "@capstan/features/orders/server";
import { orderHistoryErrors } from "@capstan/features/order-history/server";
import { checkoutErrors } from "@capstan/features/checkout/server";
import { geocodingErrors } from "@capstan/features/geocoding/server";
import { pricingErrors } from "@capstan/features/pricing/server";
import { impersonationErrors } from "@capstan/features/impersonation/server";
import { officeErrors } from "@capstan/features/office/server";
import { quickOrderErrors } from "@capstan/features/quick-order/server";
import { registrationErrors } from "@capstan/features/registration/server";
import { type ErrorCatalog, platformErrors } from "@capstan/platform/errors";

/** Every slice's rows, merged once: a slice that adds a code and forgets its row here does not compile. */
export const errorCatalog: ErrorCatalog = {
  ...platformErrors,
  ...accountErrors,
  ...apiClientErrors,
  ...cartErrors,
  ...fileErrors,
  ...certificateErrors,
  ...fulfilmentErrors,
  ...checkoutErrors,
  ...geocodingErrors,
  ...pricingErrors,
  ...impersonationErrors,
  ...officeErrors,
  ...orderErrors,
  ...returnErrors,
  ...orderHistoryErrors,
  ...quickOrderErrors,
  ...registrationErrors,
};
