import { type RouteConfig, index, route } from "@react-router/dev/routes";

/** Every page of the store, a row each. The files are the slices' own. */
export default [
  index("../../../packages/features/home/ui/home.route.tsx"),
  route("/search", "../../../packages/features/search/ui/results.route.tsx"),
  route("/category", "../../../packages/features/search/ui/all-categories.route.tsx"),
  route("/category/:slug", "../../../packages/features/search/ui/category.route.tsx"),
  route("/product/:slug", "../../../packages/features/product/ui/product.route.tsx"),
  route("/_kit/:component?", "kit.route.tsx"),
  route("/_kit/drawings", "kit/drawings.route.tsx"),
  route("/_kit/specimen/listing", "specimen/listing.route.tsx"),
  route("/_kit/specimen/deferred", "specimen/deferred.route.tsx"),
  route("*", "not-found.route.tsx"),
] satisfies RouteConfig;
