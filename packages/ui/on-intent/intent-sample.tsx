import { Button } from "../button/index.ts";

/** A component for the kit page: its only merit is to be in a chunk of its own. */
export function IntentSample({ onClose }: { onClose: () => void }) {
  return (
    <p role="status">
      The component is here. <Button onClick={onClose}>Put it away</Button>
    </p>
  );
}
