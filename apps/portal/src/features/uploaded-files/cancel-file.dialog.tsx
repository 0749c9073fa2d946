import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { formatCount } from '@quickportal/ui/count';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';

interface CancelFileDialogProps {
  file: UploadedFile;
  onClose: () => void;
}

/** Asks before a file is stopped on its way. */
export const CancelFileDialog = ({ file, onClose }: CancelFileDialogProps) => (
  <ConfirmChange
    call="uploadedFiles.cancel"
    input={{ params: { fileId: file.fileId } }}
    title={`Cancel ${file.fileName}?`}
    action="Cancel file"
    cancel="Keep file"
    done={({ fileName }) => `${fileName} cancelled`}
    onClose={onClose}
  >
    {file.step === 'CHECK' ? (
      <p>The lines are still being checked. No line will be processed.</p>
    ) : (
      <p>
        {formatCount(file.appliedCount)} of {formatCount(file.lineCount ?? 0)} lines are processed and will not be
        undone. The others will not be processed.
      </p>
    )}
  </ConfirmChange>
);
