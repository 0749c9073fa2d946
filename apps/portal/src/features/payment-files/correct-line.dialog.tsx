import { CallForm } from '../../layout/forms/call-form.tsx';

interface CorrectLineDialogProps {
  fileId: number;
  lineNumber: number;
  onClose: () => void;
}

/** Form of a wrong line: it is checked alone, and the file stays as it is. */
export const CorrectLineDialog = ({ fileId, lineNumber, onClose }: CorrectLineDialogProps) => (
  <CallForm
    call="paymentFiles.updateLine"
    params={{ fileId, lineNumber }}
    title={`Correct line ${lineNumber}`}
    submitLabel="Check line"
    done={({ status }) =>
      status === 'DUPLICATE' ? `Line ${lineNumber} is right, but a duplicate` : `Line ${lineNumber} corrected`
    }
    onClose={onClose}
  />
);
