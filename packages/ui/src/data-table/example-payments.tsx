import { Check, Ellipsis, RotateCcw, X } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { CopyableId } from '../copyable-id/copyable-id.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { Money } from '../money/money.tsx';
import { type Column, RowActions } from './data-table.tsx';

/** Invented payments, for the stories. */
export type ExamplePayment = {
  receipt: string;
  time: string;
  payer: string;
  reference: string;
  approved: boolean;
  amount: string;
  currency: string;
};

const payers: readonly (readonly [string, string, string])[] = [
  ['Margaret Olsson', '186.40', 'AUD'],
  ['Aroha Ngata', '64.00', 'NZD'],
  ['Delacroix & Sons Joinery', '12480.00', 'AUD'],
  ['Keiko Tanabe', '-64.00', 'AUD'],
  ['Hamish McAllister', '93.15', 'AUD'],
  ['Grace Adeyemi', '1240.50', 'AUD'],
];

export const examplePayments: readonly ExamplePayment[] = payers.map(([payer, amount, currency], index) => ({
  receipt: String(10_074_207 - index * 305),
  time: new Date(Date.UTC(2026, 10, 9, 22, 14, 32) - index * 5_400_000).toISOString(),
  payer,
  reference: `a81fcc02b7e34d19${(0xc0_9e + index * 77).toString(16)}`,
  approved: index !== 2,
  amount,
  currency,
}));

export function paymentColumns(onRefund: (receipt: string) => void): readonly Column<ExamplePayment>[] {
  return [
    {
      id: 'receipt',
      header: 'Receipt number',
      shortHeader: 'Receipt',
      cell: (row) => row.receipt,
      lead: true,
      mono: true,
    },
    {
      id: 'time',
      header: 'Time',
      width: 9.5,
      sortable: true,
      descendingFirst: true,
      cell: (row) => <DateTime value={row.time} timeZone="Australia/Sydney" show="date-time" />,
    },
    { id: 'payer', header: 'Payer', cell: (row) => row.payer, maxWidth: '12rem' },
    {
      id: 'reference',
      header: 'Reference',
      rank: 3,
      cell: (row) => <CopyableId value={row.reference} label="reference" />,
    },
    {
      id: 'status',
      header: 'Status',
      corner: true,
      cell: (row) =>
        row.approved ? (
          <Badge tone="success" icon={<Check />}>
            Approved
          </Badge>
        ) : (
          <Badge tone="danger" icon={<X />}>
            Declined
          </Badge>
        ),
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 6.75,
      align: 'end',
      sortable: true,
      descendingFirst: true,
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      fixed: true,
      align: 'end',
      cell: (row) => (
        <RowActions>
          <Menu>
            <MenuTrigger asChild>
              <IconButton label={`Actions for ${row.receipt}`}>
                <Ellipsis />
              </IconButton>
            </MenuTrigger>
            <MenuContent>
              <MenuItem onSelect={() => onRefund(row.receipt)}>
                <RotateCcw />
                Refund
              </MenuItem>
            </MenuContent>
          </Menu>
        </RowActions>
      ),
    },
  ];
}
