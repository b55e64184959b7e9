import { type RouteConfig, index, route } from "@react-router/dev/routes";

/** Every page of the store, a row each. The files are the slices' own. */
export default [
  index("../../../packages/features/home/ui/home.route.tsx"),
  route("/search", "../../../packages/features/search/ui/results.route.tsx"),
  route("/category", "../../../packages/features/search/ui/all-categories.route.tsx"),
  route("/category/:slug", "../../../packages/features/search/ui/category.route.tsx"),
  route("/product/:slug", "../../../packages/features/product/ui/product.route.tsx"),
  route("/cart", "../../../packages/features/cart/ui/cart.route.tsx"),
  route("/myaccount/signin", "../../../packages/features/session/ui/sign-in.route.tsx"),
  route("/email-sign-up", "../../../packages/features/marketing/ui/sign-up.route.tsx"),
  route("/feedback", "../../../packages/features/feedback/ui/feedback.route.tsx"),
  route("/refused", "../../../packages/features/shell/ui/refused.route.tsx"),
  route("/_kit/:component?", "kit.route.tsx"),
  route("/_kit/drawings", "kit/drawings.route.tsx"),
  route("/_kit/header", "../../../packages/features/shell/ui/header/kit/header-kit.route.tsx"),
  route("/_kit/specimen/listing", "specimen/listing.route.tsx"),
  route("/_kit/specimen/deferred", "specimen/deferred.route.tsx"),
  // Whatever no route above answers: the operator's pages, or the page that says there is none.
  route("*", "../../../packages/features/content/ui/content.route.tsx"),
] satisfies RouteConfig;
