export { setErrorHandler } from "./http/fallbacks.ts";
export { sendFailure } from "./http/failure.ts";
export { type MountOptions, mountRoutes } from "./http/mount.ts";
export {
  type AccountScope,
  type FileAnswer,
  type RouteInput,
  type RouteSpec,
  fileAnswer,
  route,
} from "./http/route.ts";
export { isSameOrigin } from "./http/same-origin.ts";
