import { type Result, fail, ok } from "@capstan/platform/result";
import type { Captcha } from "./captcha.server.ts";
import type { SignUpLimit } from "./sign-up-limit.server.ts";

export interface SignUpDeps {
  readonly captcha: Pick<Captcha, "isProven">;
  readonly signUpLimit: SignUpLimit;
  /** The operator's setting. */
  isOpen(): Promise<boolean>;
}

export interface SignUpCall {
  /** What shows that a person calls. */
  readonly proof?: string | undefined;
}

/** Whether anybody may register now, and this caller once more. It does not look at whom they register. */
export async function admitSignUp(
  { captcha, signUpLimit, isOpen }: SignUpDeps,
  { proof = "" }: SignUpCall,
): Promise<Result<undefined>> {
  if (!(await isOpen())) return fail({ code: "REGISTRATION_CLOSED" });
  const isProven = proof !== "" && (await captcha.isProven(proof));
  return (await signUpLimit.take({ isProven })) ? ok(undefined) : fail({ code: "TOO_MANY_SIGN_UPS" });
}
