import type { Customer } from '@quickportal/contracts/customers/customer';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { isProblem, messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { api, trpc } from '../../data/trpc.ts';
import { CustomerStatusView } from './customer-status.view.tsx';
import { customerChanged, useStatusChangePreview } from './customers.data.ts';

interface CustomerStatusDialogProps {
  customer: Customer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that changes the status, with its data. */
export function CustomerStatusDialog({ customer, open, onOpenChange }: CustomerStatusDialogProps) {
  const { customerId, customerName, customerEnabled: isEnabled, version } = customer;
  const [restoreLinked, setRestoreLinked] = useState(false);
  const preview = useStatusChangePreview(customerId, open);
  const key = useIdempotencyKey();
  const change = trpc.customers.setStatus.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: async (changed) => {
      setRestoreLinked(false);
      onOpenChange(false);
      toast({ tone: 'success', title: `${customerName} is ${changed.customerEnabled ? 'enabled' : 'disabled'}` });
      await customerChanged(changed);
    },
    onError: (error) => {
      // Somebody was faster: the page behind the dialog shows the present state
      const isOld = isProblem(error, 'lost-update') || isProblem(error, 'state-conflict');
      if (isOld) void api.customers.get.invalidate({ params: { customerId } });
    },
    onSettled: key.renew,
  });
  return (
    <CustomerStatusView
      customer={customer}
      open={open}
      onOpenChange={(next) => {
        if (!next) change.reset();
        onOpenChange(next);
      }}
      preview={preview.isError ? null : preview.data}
      restoreLinked={restoreLinked}
      onRestoreLinkedChange={setRestoreLinked}
      busy={change.isPending}
      error={change.error ? messageOf(change.error) : undefined}
      onConfirm={() =>
        change.mutate({ params: { id: customerId }, query: { enabled: !isEnabled }, body: { restoreLinked, version } })
      }
    />
  );
}
