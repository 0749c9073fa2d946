import type { ExpiringCard } from '@quickportal/contracts/customer-accounts/read';
import { expiringCardList } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import { Button } from '@quickportal/ui/button';
import type { Column } from '@quickportal/ui/data-table';
import { Pencil } from 'lucide-react';
import { AccountMark, ExpiryBadge, expiryOf } from '../../layout/payments/customer-account.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';

/** The columns of the list of expiring cards. `onUpdate` is there for anyone who may edit. */
export const expiringCardColumns = (
  onUpdate: ((card: ExpiringCard) => void) | undefined,
): readonly Column<ExpiringCard>[] => [
  ...listColumns<ExpiringCard, typeof expiringCardList>(expiringCardList, '', {
    card: (row) => (
      <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
        <AccountMark account={row} />
        {row.displayName}
      </span>
    ),
    expiry: expiryOf,
    status: (row) => <ExpiryBadge status={row.expiryStatus} />,
  }),
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
              <span className="text-13 text-ink-3">Updated by the card scheme</span>
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
