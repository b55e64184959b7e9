import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { StopSharing } from "./stop-sharing.tsx";

/** For whoever made the link: the link is shown here and nowhere else. */
export function OwnLink({ id, url }: { readonly id: string; readonly url: string }) {
  const [state, setState] = useState<"rest" | "copied" | "refused">("rest");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <Notification kind="info" title="This is your link. Whoever has it sees these items at their own price.">
      <div className="own-link">
        <TextField
          id="shared-link"
          name="link"
          label="Link"
          optionalLabel={null}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()}>
          {state === "copied" ? <Check size={16} /> : <Copy size={16} />} Copy Link
        </Button>
        <StopSharing id={id} />
      </div>
      <p role="status">
        {state === "copied" && "The link was copied."}
        {state === "refused" && "The browser did not allow copying. Select the link and copy it."}
      </p>
    </Notification>
  );
}
