import type { Customer } from '@quickportal/contracts/customers/customer';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Ban, Check, Minus } from 'lucide-react';

/** The value of `state` that an address leaves out (1R060). */
const OUTSIDE_AUSTRALIA = 'OUTSIDE_AUSTRALIA';

/** Enabled or Disabled, as everywhere a customer is shown (1K006). */
export function CustomerStatus({ enabled }: { enabled: boolean }) {
  return enabled ? (
    <Badge tone="success" icon={<Check />}>
      Enabled
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<Ban />}>
      Disabled
    </Badge>
  );
}

/** On or Off, for email and SMS notifications (1K007). */
export function NotificationStatus({ on }: { on: boolean }) {
  return on ? (
    <Badge tone="success" icon={<Check />}>
      On
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<Minus />}>
      Off
    </Badge>
  );
}

/** The state as an address shows it: nothing for OUTSIDE_AUSTRALIA. */
export const shownState = (state: Customer['state']): string => (state === OUTSIDE_AUSTRALIA ? '' : state);

/** The address, line by line, without empty lines. */
export function addressLines(
  customer: Pick<Customer, 'street1' | 'street2' | 'street3' | 'city' | 'state' | 'postcode'>,
): string[] {
  const place = [customer.city, shownState(customer.state), customer.postcode].filter(Boolean).join(' ');
  return [customer.street1, customer.street2, customer.street3, place].filter((line): line is string => Boolean(line));
}

/** The columns of every list of customers. */
export const customerColumns = (timeZone: string): readonly Column<Customer>[] => [
  {
    id: 'customerName',
    header: 'Customer name',
    lead: true,
    sortable: true,
    maxWidth: '16rem',
    cell: (row) => row.customerName,
  },
  {
    id: 'customerNumber',
    header: 'Customer number',
    shortHeader: 'Number',
    mono: true,
    sortable: true,
    cell: (row) => row.customerNumber,
  },
  { id: 'customerId', header: 'ID', mono: true, sortable: true, rank: 2, cell: (row) => row.customerId },
  {
    id: 'status',
    header: 'Status',
    corner: true,
    sortable: true,
    cell: (row) => <CustomerStatus enabled={row.customerEnabled} />,
  },
  { id: 'email', header: 'Email', rank: 2, maxWidth: '17rem', cell: (row) => row.email },
  { id: 'phoneNumber', header: 'Phone', rank: 2, cell: (row) => row.phoneNumber },
  { id: 'city', header: 'City and state', rank: 3, maxWidth: '14rem', cell: (row) => <CityAndState customer={row} /> },
  {
    id: 'hasPayToProduct',
    header: 'PayTo',
    rank: 3,
    cell: (row) => (row.hasPayToProduct ? <Badge outline>PayTo</Badge> : null),
  },
  {
    id: 'businessName',
    header: 'Business',
    rank: 3,
    defaultVisible: false,
    maxWidth: '14rem',
    cell: (row) => row.businessName,
  },
  {
    id: 'createdAt',
    header: 'Added',
    rank: 3,
    sortable: true,
    descendingFirst: true,
    defaultVisible: false,
    cell: (row) => <DateTime value={row.createdAt} timeZone={timeZone} />,
  },
];

function CityAndState({ customer }: { customer: Customer }) {
  const state = shownState(customer.state);
  if (!customer.city && !state) return null;
  return (
    <>
      {customer.city} {state && <span className="text-ink-2">{state}</span>}
    </>
  );
}
