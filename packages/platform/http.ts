export { type CookieChange, type Cookies, hostCookies, readCookies, removedCookie } from "./http/cookies.ts";
export { referringPage } from "./http/referring-page.ts";
export { failureOf, setErrorHandler } from "./http/fallbacks.ts";
export { sendFailure } from "./http/failure.ts";
export { type MountOptions, mountRoutes } from "./http/mount.ts";
export {
  type AccountScope,
  type FileAnswer,
  type FileElsewhere,
  WrittenJson,
  type ProtocolAnswer,
  type RedirectAnswer,
  type ReferenceScope,
  type RouteInput,
  type RouteLimit,
  type RouteSpec,
  fileAnswer,
  protocolAnswer,
  redirectAnswer,
  route,
} from "./http/route.ts";
export { isSameOrigin } from "./http/same-origin.ts";
