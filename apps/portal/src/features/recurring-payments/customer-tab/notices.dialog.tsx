import type { Customer } from '@quickportal/contracts/customers/customer';
import type { NoticeSwitches } from '@quickportal/contracts/notifications/notice-switches';
import { notificationKind } from '@quickportal/contracts/notifications/kinds';
import { Alert } from '@quickportal/ui/alert';
import { shownInline } from '../../../data/connection/query-client.ts';
import { trpc } from '../../../data/connection/trpc.ts';
import { CallForm } from '../../../layout/forms/call-form.tsx';

interface NoticesDialogProps {
  customer: Pick<Customer, 'customerId' | 'customerName'>;
  onClose: () => void;
}

/** Which mails one customer gets. */
export function NoticesDialog({ customer: { customerId, customerName }, onClose }: NoticesDialogProps) {
  const switches = trpc.notifications.getCustomerSwitches.useQuery(
    { params: { id: customerId } },
    { staleTime: 0, ...shownInline },
  );
  return (
    <CallForm
      call="notifications.setCustomerSwitches"
      params={{ id: customerId }}
      title={`Notices to ${customerName}`}
      description="Emails about payments and schedules."
      submitLabel="Save notices"
      done="Notices saved"
      onClose={onClose}
    >
      {switches.data && <NoticesHint switches={switches.data} />}
    </CallForm>
  );
}

/** Why some or all of them are not sent, whatever is chosen; also for stories. */
export function NoticesHint({ switches: { refusal, facilitySwitchedOff } }: { switches: NoticeSwitches }) {
  const titles = facilitySwitchedOff.map((kind) => notificationKind(kind).title);
  if (refusal !== '') return <Alert tone="warning" title={refusal} className="mb-4" />;
  if (titles.length === 0) return null;
  return (
    <Alert tone="info" title="Off for all customers" className="mb-4">
      The facility does not send: {new Intl.ListFormat('en-AU').format(titles)}.
    </Alert>
  );
}
