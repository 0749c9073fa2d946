import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { formatCount } from '@quickportal/ui/count';
import { Money } from '@quickportal/ui/money';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { sumsOf } from './release-card.view.tsx';

interface ReleaseFileDialogProps {
  file: UploadedFile;
  payments: PaymentFile;
  onClose: () => void;
}

/** Asks before the payments of a file are taken. */
export function ReleaseFileDialog({ file, payments, onClose }: ReleaseFileDialogProps) {
  const doneOrWaits = useDoneOrWaits();
  const { readyCount, wrongCount, duplicateCount } = payments;
  return (
    <ConfirmChange
      call="paymentFiles.release"
      input={{ params: { fileId: file.fileId } }}
      title={`Release ${file.fileName}?`}
      action="Release file"
      cancel="Not now"
      done={doneOrWaits(`${file.fileName} released`, `Release of ${file.fileName}`)}
      onClose={onClose}
    >
      <p>
        {readyCount === 1 ? 'One payment is' : `${formatCount(readyCount)} payments are`} taken:{' '}
        {sumsOf(payments).map((sum, at) => (
          <span key={sum.currency}>
            {at > 0 && ' and '}
            <Money {...sum} />
          </span>
        ))}
        .
      </p>
      {wrongCount + duplicateCount > 0 && (
        <p>
          {formatCount(wrongCount)} wrong and {formatCount(duplicateCount)} duplicate lines are not taken.
        </p>
      )}
    </ConfirmChange>
  );
}
