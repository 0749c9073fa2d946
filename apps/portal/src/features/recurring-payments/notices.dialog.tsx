import type { Customer } from '@quickportal/contracts/customers/customer';
import type { NoticeSwitches, setCustomerNoticeSwitches } from '@quickportal/contracts/notifications/contracts';
import { notificationKind } from '@quickportal/contracts/notifications/kinds';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import { Alert } from '@quickportal/ui/alert';
import { toast } from '@quickportal/ui/toast';
import { shownInline } from '../../data/query-client.ts';
import { api, trpc, trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';

type Body = InputOf<typeof setCustomerNoticeSwitches>['body'];

interface NoticesDialogProps {
  customer: Pick<Customer, 'customerId' | 'customerName'>;
  onClose: () => void;
}

/** Which mails one customer gets. */
export function NoticesDialog({ customer: { customerId, customerName }, onClose }: NoticesDialogProps) {
  const switches = trpc.notifications.customerSwitches.useQuery(
    { params: { id: customerId } },
    { staleTime: 0, ...shownInline },
  );
  return (
    <FormDialog
      title={`Notices to ${customerName}`}
      description="Mails about payments and schedules."
      verb="put"
      path={`customers/${customerId}/notification-switches`}
      submitLabel="Save notices"
      onClose={onClose}
      onSubmit={async (body, { idempotencyKey }) => {
        const input = { params: { id: customerId }, body: body as Body };
        await trpcClient.notifications.setCustomerSwitches.mutate(input, { context: { idempotencyKey } });
        toast({ tone: 'success', title: 'Notices saved' });
        onClose();
        await Promise.all([
          api.notifications.customerSwitches.invalidate(),
          api.customers.auditEntries.invalidate({ params: { id: customerId } }),
        ]);
      }}
    >
      {switches.data && <NoticesHint switches={switches.data} />}
    </FormDialog>
  );
}

/** Why some or all of them are not sent, whatever is chosen; also for stories. */
export function NoticesHint({ switches: { refusal, facilitySwitchedOff } }: { switches: NoticeSwitches }) {
  const titles = facilitySwitchedOff.map((kind) => notificationKind(kind).title);
  if (refusal !== '') return <Alert tone="warning" title={refusal} className="mb-4" />;
  if (titles.length === 0) return null;
  return (
    <Alert tone="info" title="Off for everybody" className="mb-4">
      The facility sends nobody: {new Intl.ListFormat('en-AU').format(titles)}.
    </Alert>
  );
}
