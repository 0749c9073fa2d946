import type { ExpectedRevenue } from '@quickportal/contracts/expected-revenues/expected-revenue';
import { monthlyRevenueList } from '@quickportal/contracts/expected-revenues/monthly-revenue-list';
import { oneOffRevenueList } from '@quickportal/contracts/expected-revenues/one-off-revenue-list';
import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import type { RevenueStatus } from '@quickportal/contracts/rules/billing/revenue-status';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { IconButton } from '@quickportal/ui/icon-button';
import { Money } from '@quickportal/ui/money';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { actionsColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';

/** What can be done with an expected revenue. */
export interface RevenueActions {
  onCopyLink: (revenue: ExpectedRevenue) => void;
  onEdit: (revenue: ExpectedRevenue) => void;
  onDelete: (revenue: ExpectedRevenue) => void;
}

/** The list of a fee type. */
export const revenueListOf = (feeType: FeeType) => (feeType === 'ESTAB' ? oneOffRevenueList : monthlyRevenueList);

const tones = {
  WAIVED: 'neutral',
  ACCEPTED: 'success',
  OPEN: 'warning',
  RECONCILED: 'success',
  SHORT: 'danger',
  OVER: 'danger',
} as const satisfies Record<RevenueStatus, string>;

/** Yes, No, Waived or when it is due; a dash where last month is not charged. */
const Reconciled = ({ revenue: { status, reconciledDisplay } }: { revenue: ExpectedRevenue }) =>
  status === null ? (
    <span className="text-ink-2">{reconciledDisplay}</span>
  ) : (
    <Badge tone={reconciledDisplay.startsWith('Due') ? 'info' : tones[status]}>{reconciledDisplay}</Badge>
  );

const cells = {
  revenueAmount: ({ revenueAmount }: ExpectedRevenue) => <Money amount={revenueAmount} currency="AUD" />,
  reconciled: (revenue: ExpectedRevenue) => <Reconciled revenue={revenue} />,
};

/** The columns of a fee type with what the user may do. */
export const revenueColumns = (
  feeType: FeeType,
  actions: RevenueActions,
  canChange: boolean,
): readonly Column<ExpectedRevenue>[] => {
  const hasLink = feeType === 'ESTAB';
  return [
    ...(feeType === 'ESTAB'
      ? listColumns<ExpectedRevenue, typeof oneOffRevenueList>(oneOffRevenueList, 'UTC', cells)
      : listColumns<ExpectedRevenue, typeof monthlyRevenueList>(monthlyRevenueList, 'UTC', cells)),
    ...(hasLink || canChange
      ? [
          actionsColumn((revenue: ExpectedRevenue) => (
            <>
              {hasLink && (
                <IconButton label={`Copy link to ${nameOf(revenue)}`} onClick={() => actions.onCopyLink(revenue)}>
                  <Link2 />
                </IconButton>
              )}
              {canChange && (
                <>
                  <IconButton label={`Edit ${nameOf(revenue)}`} onClick={() => actions.onEdit(revenue)}>
                    <Pencil />
                  </IconButton>
                  <IconButton label={`Delete ${nameOf(revenue)}`} onClick={() => actions.onDelete(revenue)}>
                    <Trash2 />
                  </IconButton>
                </>
              )}
            </>
          )),
        ]
      : []),
  ];
};

const nameOf = ({ soldProduct, soldItem }: ExpectedRevenue): string => `${soldProduct} ${soldItem}`;
