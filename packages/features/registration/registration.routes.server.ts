import type { RouteSpec } from "@capstan/platform/http";
import type { ConfirmDeps } from "./confirm-registration.server.ts";
import { confirmRoutes } from "./confirm.routes.server.ts";
import type { DecideDeps } from "./decide-join-request.server.ts";
import { decideRoutes } from "./decide.routes.server.ts";
import { lookupRoutes } from "./lookups.routes.server.ts";
import { type RegisterRouteDeps, registerRoutes } from "./register.routes.server.ts";
import { type SettingsDeps, settingsRoutes } from "./settings.routes.server.ts";
import { type StepDeps, stepRoutes } from "./step.routes.server.ts";
import { type ValidateDeps, validateRoutes } from "./validate.routes.server.ts";

export type RegistrationDeps = ValidateDeps & SettingsDeps & StepDeps & RegisterRouteDeps & ConfirmDeps & DecideDeps;

/** Spec 7.5, both of its prefixes. */
export function registrationRoutes(deps: RegistrationDeps): readonly RouteSpec[] {
  return [
    ...lookupRoutes(),
    ...validateRoutes(deps),
    ...settingsRoutes(deps),
    ...stepRoutes(deps),
    ...registerRoutes(deps),
    ...confirmRoutes(deps),
    ...decideRoutes(deps),
  ];
}
