import type { RouteSpec } from "@capstan/platform/http";
import { passkeyRoutes } from "./passkey.routes.server.ts";
import { passwordResetRoutes } from "./password-reset.routes.server.ts";
import { pwnedPasswordRoute } from "./pwned-password.routes.server.ts";
import type { ResetDeps } from "./reset-password.server.ts";
import { secondFactorRoutes } from "./second-factor.routes.server.ts";
import { securityRoutes } from "./security.routes.server.ts";

export function credentialRoutes(deps: ResetDeps): readonly RouteSpec[] {
  return [
    pwnedPasswordRoute(deps),
    ...passwordResetRoutes(deps),
    ...securityRoutes(deps),
    ...secondFactorRoutes(deps),
    ...passkeyRoutes(deps),
  ];
}
