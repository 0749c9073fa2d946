import type { MerchantSettlementAccount } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { merchantSettlementList } from '@quickportal/contracts/settlement-accounts/settlement-account-lists';
import { Badge } from '@quickportal/ui/badge';
import { Card } from '@quickportal/ui/card';
import type { Column } from '@quickportal/ui/data-table';
import { CreditCard } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';
import { rowsOf } from './account-rows.ts';
import { AccountStatus } from './account-status.tsx';

interface MerchantAccountsProps {
  accounts: readonly MerchantSettlementAccount[];
  timeZone: string;
  /** More columns: what can be done with each account. */
  actions?: readonly Column<MerchantSettlementAccount>[];
}

const columns = (timeZone: string) =>
  listColumns<MerchantSettlementAccount, typeof merchantSettlementList>(merchantSettlementList, timeZone, {
    merchantName: ({ merchantName, linked }) => (
      <span className="inline-flex items-center gap-2">
        {merchantName}
        {linked && <Badge tone="neutral">Linked</Badge>}
      </span>
    ),
    status: AccountStatus,
  });

/** The merchant accounts of a business. */
// In the specification: 2R172
export function MerchantAccountsView({ accounts, timeZone, actions = [] }: MerchantAccountsProps) {
  return (
    <Card title={merchantSettlementList.title}>
      <ListTable<MerchantSettlementAccount>
        bare
        flush
        of={merchantSettlementList}
        idOf={({ accountId }) => accountId}
        columns={[...columns(timeZone), ...actions]}
        list={{ table: rowsOf(accounts) }}
        empty={{
          level: 3,
          icon: <CreditCard />,
          text: labelled('Cards that the business takes in this currency settle to a merchant account.'),
        }}
      />
    </Card>
  );
}
