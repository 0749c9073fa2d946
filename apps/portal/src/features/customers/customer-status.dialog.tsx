import type { Customer } from '@quickportal/contracts/customers/customer';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { undo } from '../../data/calls/undo.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { CustomerStatusView } from './customer-status.view.tsx';
import { useStatusChangePreview } from './customers.data.ts';

interface CustomerStatusDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** The dialog that changes the status, with its data. */
export function CustomerStatusDialog({ customer, onClose }: CustomerStatusDialogProps) {
  const { customerId, customerName, customerEnabled: isEnabled, version } = customer;
  const [restoreLinked, setRestoreLinked] = useState(false);
  const preview = useStatusChangePreview(customerId);
  const [seen] = useState(customer);
  const { make, busy, error, leave } = useChange('customers.setStatus', {
    seen,
    onDone: ({ customerEnabled, version: current }) => {
      // Cancelled payments and planned tries of schedules do not come back
      const losesNothing = !customerEnabled && preview.data?.unsettledPayments === 0 && preview.data.schedules === 0;
      const reverse = {
        params: { id: customerId },
        query: { enabled: true },
        body: { restoreLinked: true, version: current },
      };
      toast({
        tone: 'success',
        title: `${customerName} is ${customerEnabled ? 'enabled' : 'disabled'}`,
        ...(losesNothing && { action: undo('customers.setStatus', reverse) }),
      });
      onClose();
    },
  });
  const guard = useLeaveGuard({ dirty: false, sending: busy ? 'change' : null, onLeave: leave });
  return (
    <>
      <CustomerStatusView
        customer={customer}
        // Counted again each time: numbers from before would leave out what was taken since
        preview={preview.isFetching ? undefined : preview.isError ? null : preview.data}
        restoreLinked={restoreLinked}
        onRestoreLinkedChange={setRestoreLinked}
        busy={busy}
        error={error}
        onClose={onClose}
        onConfirm={() =>
          make({ params: { id: customerId }, query: { enabled: !isEnabled }, body: { restoreLinked, version } })
        }
      />
      {guard.dialog}
    </>
  );
}
