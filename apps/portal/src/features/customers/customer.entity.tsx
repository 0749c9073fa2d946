import type { Customer } from '@quickportal/contracts/customers/customer';
import { customerList } from '@quickportal/contracts/customers/customer-list';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { StatusWordBadge } from '../../layout/status-badge.tsx';

/** The value of `state` that an address leaves out. */
// In the specification: 1R060
const OUTSIDE_AUSTRALIA = 'OUTSIDE_AUSTRALIA';

/** Enabled or Disabled, as everywhere a customer is shown. */
// In the specification: 1K006 1M011
export function CustomerStatus({ enabled }: { enabled: boolean }) {
  return <StatusWordBadge word={enabled ? 'Enabled' : 'Disabled'} />;
}

/** On or Off, for email and SMS notifications. */
// In the specification: 1K007
export function NotificationStatus({ on }: { on: boolean }) {
  return <StatusWordBadge word={on ? 'On' : 'Off'} />;
}

/** The state as an address shows it: nothing for OUTSIDE_AUSTRALIA. */
export const shownState = (state: Customer['state']): string => (state === OUTSIDE_AUSTRALIA ? '' : state);

type Address = Pick<Customer, `street${1 | 2 | 3}` | 'city' | 'state' | 'postcode'>;

/** The address, line by line, without empty lines. */
export function addressLines(customer: Address): string[] {
  const streets = ([1, 2, 3] as const).map((line) => customer[`street${line}`]);
  const place = [customer.city, shownState(customer.state), customer.postcode].filter(Boolean).join(' ');
  return [...streets, place].filter(Boolean);
}

/** The columns of every list of customers. */
export const customerColumns = (timeZone: string): readonly Column<Customer>[] =>
  listColumns(customerList, timeZone, {
    status: (row) => <CustomerStatus enabled={row.customerEnabled} />,
    city: (row) => <CityAndState customer={row} />,
    hasPayToProduct: (row) => (row.hasPayToProduct ? <Badge outline>PayTo</Badge> : null),
    createdAt: (row) => <DateTime value={row.createdAt} timeZone={timeZone} />,
  });

function CityAndState({ customer }: { customer: Customer }) {
  const state = shownState(customer.state);
  if (!customer.city && !state) return null;
  return (
    <>
      {customer.city} {state && <span className="text-ink-2">{state}</span>}
    </>
  );
}
