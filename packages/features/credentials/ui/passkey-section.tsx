import { useHydrated } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import type { FormEvent } from "react";
import type { SecurityView } from "../credentials.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { usePasskeyTask } from "./use-passkey-task.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export function PasskeySection({ passkeys }: Pick<SecurityView, "passkeys">) {
  const isAlive = useHydrated();
  return (
    <section aria-labelledby="security-passkeys">
      <h2 id="security-passkeys">Passkeys</h2>
      <p>A fingerprint, a face, a screen lock or a security key, asked for after the password.</p>
      {passkeys.map(({ id, name, addedAt }, at) => (
        <form key={id} method="post" action={urls.removePasskey()} className="credential-form">
          <p>
            <b>{name}</b>, added {day.format(addedAt)}
          </p>
          <input type="hidden" name="id" value={id} />
          <CurrentPasswordField id={`passkey-current-${at}`} />
          <Button type="submit">Remove {name}</Button>
        </form>
      ))}
      {isAlive ? <AddPasskey /> : <p>Adding one needs script.</p>}
    </section>
  );
}

function AddPasskey() {
  const { problem, isBusy, run } = usePasskeyTask();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    void run(async () => (await import("../passkey-client.ts")).makePasskey(text("currentPassword"), text("name")));
  };
  return (
    <form className="credential-form" onSubmit={submit}>
      {problem !== null && <Notification kind="error" title={problem} live />}
      <TextField name="name" id="passkey-name" size="large" label="Name of the passkey" maxLength={60} />
      <CurrentPasswordField id="passkey-current" />
      <Button type="submit" busy={isBusy}>
        Add Passkey
      </Button>
    </form>
  );
}
