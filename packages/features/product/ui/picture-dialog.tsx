import { DimensionedPicture, ItemPicture, type PictureView } from "@capstan/features/pictures";
import { Modal } from "@capstan/ui/modal";

interface PictureDialogProps {
  readonly sku: string;
  readonly name: string;
  readonly view: PictureView;
  readonly alt: string;
  readonly photographUrl: string | null;
  readonly onClose: () => void;
}

/** A picture as large as the window has room for. */
export function PictureDialog({ sku, name, view, alt, photographUrl, onClose }: PictureDialogProps) {
  return (
    <Modal title={name} width="large" onClose={onClose}>
      <div className="picture-dialog">
        {view === "plain" ? (
          <ItemPicture sku={sku} size={640} alt={alt} photographUrl={photographUrl} isFirst />
        ) : (
          <DimensionedPicture sku={sku} alt={alt} />
        )}
      </div>
    </Modal>
  );
}
