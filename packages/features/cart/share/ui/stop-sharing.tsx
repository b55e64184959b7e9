import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button } from "@capstan/ui/button";

interface StopSharingProps {
  readonly id: string;
  /** What tells this link from the others, for those who hear the buttons only. */
  readonly of?: string;
}

export function StopSharing({ id, of }: StopSharingProps) {
  return (
    <form action={lazyUrls.stopSharing()} method="post">
      <PageAccountField />
      <input type="hidden" name="share" value={id} />
      <Button type="submit" kind="quiet">
        Stop Sharing{of !== undefined && <span className="visually-hidden"> {of}</span>}
      </Button>
    </form>
  );
}
