import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { formatCount } from '@quickportal/ui/count';
import { ConfirmChange } from '../forms/confirm-change.tsx';

interface CancelFileDialogProps {
  file: UploadedFile;
  /** Whether its lines are payments. */
  ofPayments?: boolean;
  onClose: () => void;
}

/** Asks before a file is stopped on its way. */
export const CancelFileDialog = ({ file, ofPayments = false, onClose }: CancelFileDialogProps) => (
  <ConfirmChange
    call="uploadedFiles.cancel"
    input={{ params: { fileId: file.fileId } }}
    title={`Cancel ${file.fileName}?`}
    action="Cancel file"
    cancel="Keep file"
    done={({ fileName }) => `${fileName} cancelled`}
    onClose={onClose}
  >
    <p>{ofPayments ? paymentsText(file) : linesText(file)}</p>
  </ConfirmChange>
);

const linesText = ({ step, appliedCount, lineCount }: UploadedFile): string =>
  step === 'CHECK'
    ? 'The lines are still being checked. No line will be processed.'
    : `${formatCount(appliedCount)} of ${formatCount(lineCount ?? 0)} lines are processed and will not be undone. The others will not be processed.`;

const paymentsText = ({ appliedCount }: UploadedFile): string =>
  appliedCount === 0
    ? 'No payment of this file is taken.'
    : `${formatCount(appliedCount)} payments are taken and will not be undone. The others will not be taken.`;
