import type { ConnectionDetails } from '@quickportal/contracts/connection-details/connection-details';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

interface RenewHandoffKeyProps {
  details: ConnectionDetails;
  onRenewed: () => void;
  onClose: () => void;
}

/** Makes a new hand-off key after confirmation. */
export function RenewHandoffKeyDialog({ details: { version }, onRenewed, onClose }: RenewHandoffKeyProps) {
  const waits = useWaitsToast();
  return (
    <ConfirmChange
      call="connectionDetails.renewHandoffKey"
      input={{ body: { version } }}
      {...renewQuestion}
      done={({ status }) =>
        status === 202
          ? waits('The new hand-off key', 'Once it is approved, this page shows it.')
          : 'Hand-off key renewed'
      }
      onDone={() => {
        onRenewed();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The question asked before the key is replaced. */
export const renewQuestion: Question = {
  title: 'Renew the signed hand-off key?',
  action: 'Renew key',
  cancel: 'Keep key',
  children: (
    <p>
      Hand-offs that are signed with the current key are accepted for 24 hours more. Then only the new key counts: put
      it into your programs before that.
    </p>
  ),
};
