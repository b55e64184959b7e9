import { registrationUrls } from "@capstan/features/registration-urls";
import { useEffect, useState } from "react";
import type { Answers } from "../registration.ts";

const pauseMs = 400;
const words = ["", "Easy to guess", "Fair", "Good", "Strong"] as const;
type Level = 0 | 1 | 2 | 3 | 4;

interface Validated {
  readonly isValid: boolean;
  readonly errors: readonly { readonly code: string }[];
  readonly strength: number;
}

interface PasswordStrengthProps {
  readonly password: string;
  readonly answers: Answers;
}

/** How hard the password is to guess, as the server sees it, after each pause in typing. It only advises: the form is checked again. */
export function PasswordStrength({ password, answers }: PasswordStrengthProps) {
  const [shown, setShown] = useState<{ readonly level: Level; readonly text: string }>({ level: 0, text: "" });
  useEffect(() => {
    if (password === "") {
      setShown({ level: 0, text: "" });
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      validate(password, answers, controller.signal)
        .then((validated) => setShown(validated === undefined ? { level: 0, text: "" } : shownOf(validated)))
        .catch(() => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [password, answers]);
  return (
    <div className="registration-strength" data-level={shown.level}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-on={bar <= shown.level || undefined} />
      ))}
      <output aria-label="Password strength">{shown.text}</output>
    </div>
  );
}

/** One that would be refused is never called good. */
function shownOf({ isValid, errors, strength }: Validated): { readonly level: Level; readonly text: string } {
  const isShort = errors.some(({ code }) => code === "PASSWORD_SHORT");
  if (!isValid) return { level: 1, text: isShort ? "Too short" : words[1] };
  const level = Math.min(4, Math.max(2, Math.round(strength))) as Level;
  return { level, text: words[level] };
}

async function validate(
  password: string,
  { fullName, email, companyName }: Answers,
  signal: AbortSignal,
): Promise<Validated | undefined> {
  const response = await fetch(registrationUrls.validate({ part: "password" }), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password, fullName, email, companyName }),
    signal,
  });
  return response.ok ? ((await response.json()) as Validated) : undefined;
}
