import type { Customer } from '@quickportal/contracts/customers/customer';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { Checkbox } from '@quickportal/ui/checkbox';
import { Skeleton } from '@quickportal/ui/skeleton';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { isProblem, messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { api, trpc } from '../../data/trpc.ts';
import { disablingText, restoringText } from './status-change-text.ts';
import { customerChanged, useStatusChangePreview } from './customers.data.ts';

interface CustomerStatusDialogProps {
  customer: Customer;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Asks before a customer is disabled or enabled, and says exactly what that switches. */
export function CustomerStatusDialog({ customer, open, onOpenChange }: CustomerStatusDialogProps) {
  const { customerId, customerName, customerEnabled: isEnabled, version } = customer;
  const [restoreLinked, setRestoreLinked] = useState(false);
  const preview = useStatusChangePreview(customerId, open);
  const key = useIdempotencyKey();
  const change = trpc.customers.setStatus.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: async (changed) => {
      key.renew();
      setRestoreLinked(false);
      onOpenChange(false);
      toast({ tone: 'success', title: `${customerName} is ${changed.customerEnabled ? 'enabled' : 'disabled'}` });
      await customerChanged(changed);
    },
    onError: (error) => {
      key.renew();
      // Somebody was faster: the page behind the dialog shows the present state
      if (isProblem(error, 'lost-update') || isProblem(error, 'state-conflict'))
        void api.customers.get.invalidate({ params: { customerId } });
    },
  });
  const restorable = preview.data !== undefined && !isEnabled && preview.data.accounts + preview.data.schedules > 0;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) change.reset();
        onOpenChange(next);
      }}
      title={`${isEnabled ? 'Disable' : 'Enable'} ${customerName}?`}
      action={isEnabled ? 'Disable customer' : 'Enable customer'}
      cancel={isEnabled ? 'Keep enabled' : 'Keep disabled'}
      tone={isEnabled ? 'danger' : 'primary'}
      busy={change.isPending}
      error={change.error ? messageOf(change.error) : undefined}
      onAction={() =>
        change.mutate({ params: { id: customerId }, query: { enabled: !isEnabled }, body: { restoreLinked, version } })
      }
    >
      {isEnabled && (preview.isPending ? <Skeleton className="w-full" /> : disablingText(preview.data))}
      {!isEnabled && <p>Payments, accounts and schedules are allowed again.</p>}
      {restorable && (
        <Checkbox
          className="mt-3"
          value={restoreLinked}
          onValueChange={setRestoreLinked}
          label={restoringText(preview.data)}
          description="Those that were switched off when the customer was disabled."
        />
      )}
    </AlertDialog>
  );
}
