import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';

interface DismissErrorsDialogProps {
  file: UploadedFile;
  onClose: () => void;
}

/** Asks before a file with errors is taken off what waits. */
export const DismissErrorsDialog = ({ file, onClose }: DismissErrorsDialogProps) => (
  <ConfirmChange
    call="uploadedFiles.dismiss"
    input={{ params: { fileId: file.fileId } }}
    title={`Dismiss the errors of ${file.fileName}?`}
    action="Dismiss errors"
    cancel="Keep"
    done={({ fileName }) => `Errors of ${fileName} dismissed`}
    onClose={onClose}
  >
    <p>
      Its lines are not processed, and the file no longer waits on the start page. Its errors stay listed here, with
      your name.
    </p>
  </ConfirmChange>
);
