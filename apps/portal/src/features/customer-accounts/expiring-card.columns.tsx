import type { ExpiringCard } from '@quickportal/contracts/customer-accounts/expiring';
import { Button } from '@quickportal/ui/button';
import type { Column } from '@quickportal/ui/data-table';
import { Pencil } from 'lucide-react';
import { AccountMark, ExpiryBadge, expiryOf } from '../../layout/customer-account.tsx';

/** The columns of the list of expiring cards. `onUpdate` is there for whoever may edit. */
export const expiringCardColumns = (
  onUpdate: ((card: ExpiringCard) => void) | undefined,
): readonly Column<ExpiringCard>[] => [
  {
    id: 'customerName',
    header: 'Customer name',
    shortHeader: 'Customer',
    lead: true,
    maxWidth: '15rem',
    cell: (row) => row.customerName,
  },
  {
    id: 'card',
    header: 'Card',
    cell: (row) => (
      <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
        <AccountMark account={row} />
        {row.displayName}
      </span>
    ),
  },
  { id: 'expiry', header: 'Expires', mono: true, cell: expiryOf },
  { id: 'status', header: 'Status', corner: true, cell: (row) => <ExpiryBadge status={row.expiryStatus} /> },
  {
    id: 'activeSchedules',
    header: 'Active schedules',
    shortHeader: 'Schedules',
    align: 'end',
    rank: 2,
    cell: (row) => String(row.activeSchedules),
  },
  { id: 'phoneNumber', header: 'Phone', rank: 2, cell: (row) => row.phoneNumber },
  { id: 'email', header: 'Email', rank: 3, maxWidth: '16rem', cell: (row) => row.email },
  {
    id: 'customerNumber',
    header: 'Customer number',
    mono: true,
    rank: 3,
    defaultVisible: false,
    cell: (row) => row.customerNumber,
  },
  { id: 'businessName', header: 'Business', rank: 3, maxWidth: '12rem', cell: (row) => row.businessName },
  ...(onUpdate
    ? [
        {
          id: 'actions',
          header: 'Actions',
          headerHidden: true,
          fixed: true,
          align: 'end',
          cell: (row) =>
            row.tokenised ? (
              <span className="text-13 text-ink-3">Kept up to date by the scheme</span>
            ) : (
              <Button
                size="sm"
                aria-label={`Update ${row.displayName} of ${row.customerName}`}
                onClick={() => onUpdate(row)}
              >
                <Pencil />
                Update
              </Button>
            ),
        } satisfies Column<ExpiringCard>,
      ]
    : []),
];
