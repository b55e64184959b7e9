import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button } from "@capstan/ui/button";
import { ErrorSummary, type FieldProblem } from "@capstan/ui/error-summary";
import { Select } from "@capstan/ui/select";
import { TextField } from "@capstan/ui/text-field";
import type { CertificateOutcome, CertificatesView } from "../certificate-pages.ts";
import { certificateReasons } from "../certificate-reasons.ts";

const problems: Readonly<Partial<Record<CertificateOutcome, FieldProblem>>> = {
  waiting: {
    field: "state",
    text: "A certificate for this state is under review. Withdraw it before you add another.",
  },
  dates: { field: "endsOn", text: "Enter an end that is after the start, and not before today." },
  "file-needed": { field: "file", text: "Choose the certificate’s document." },
  "file-refused": { field: "file", text: "Choose a PDF, PNG or JPEG of at most 10 MB." },
  "file-infected": { field: "file", text: "A virus was found in the file. Choose a clean copy." },
};

interface AddCertificateProps {
  readonly view: CertificatesView;
  readonly form: Readonly<Record<string, string>>;
  readonly outcome: CertificateOutcome | null;
}

export function AddCertificate({ view: { states, today, idempotencyKey }, form, outcome }: AddCertificateProps) {
  const problem = outcome === null ? undefined : problems[outcome];
  const errorOf = (field: string) => (problem?.field === field ? { error: problem.text } : {});
  return (
    <section aria-labelledby="new-certificate" className="certificates-panel">
      <h2 id="new-certificate">Add certificate</h2>
      <form
        action={lazyUrls.addTaxCertificate()}
        method="post"
        encType="multipart/form-data"
        className="certificates-form"
      >
        <PageAccountField />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <ErrorSummary problems={problem ? [problem] : []} />
        <Select name="state" label="State" required defaultValue={form["state"] ?? ""} {...errorOf("state")}>
          <option value="">Choose a state</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select name="reason" label="Reason" required defaultValue={form["reason"] ?? ""}>
          <option value="">Choose a reason</option>
          {certificateReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </Select>
        <TextField
          name="certificateNumber"
          label="Certificate number"
          required
          maxLength={60}
          autoComplete="off"
          pattern="[\p{L}\p{N}][\p{L}\p{N} .\/#\-]*"
          title="Letters, digits, spaces and . / # -"
          defaultValue={form["certificateNumber"] ?? ""}
        />
        <div className="certificates-dates">
          <TextField
            name="startsOn"
            label="Valid from"
            type="date"
            required
            min="1990-01-01"
            max="2199-12-31"
            defaultValue={form["startsOn"] ?? today}
          />
          <TextField
            name="endsOn"
            label="Valid to"
            type="date"
            min={today}
            max="2199-12-31"
            hint="Leave empty if it does not end."
            defaultValue={form["endsOn"] ?? ""}
            {...errorOf("endsOn")}
          />
        </div>
        <TextField
          name="file"
          label="Document"
          type="file"
          required
          accept="application/pdf,image/png,image/jpeg"
          hint="PDF, PNG or JPEG, at most 10 MB. It replaces the state’s present certificate once we approve it."
          {...errorOf("file")}
        />
        <Button type="submit" kind="primary">
          Send for Review
        </Button>
      </form>
    </section>
  );
}
