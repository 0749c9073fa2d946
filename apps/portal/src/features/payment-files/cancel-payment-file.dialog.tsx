import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { formatCount } from '@quickportal/ui/count';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';

interface CancelPaymentFileDialogProps {
  file: UploadedFile;
  onClose: () => void;
}

/** Asks before a payment file is stopped. */
export const CancelPaymentFileDialog = ({ file, onClose }: CancelPaymentFileDialogProps) => (
  <ConfirmChange
    call="uploadedFiles.cancel"
    input={{ params: { fileId: file.fileId } }}
    title={`Cancel ${file.fileName}?`}
    action="Cancel file"
    cancel="Keep file"
    done={({ fileName }) => `${fileName} cancelled`}
    onClose={onClose}
  >
    {file.appliedCount === 0 ? (
      <p>No payment of this file is taken.</p>
    ) : (
      <p>{formatCount(file.appliedCount)} payments are taken and will not be undone. The others will not be taken.</p>
    )}
  </ConfirmChange>
);
