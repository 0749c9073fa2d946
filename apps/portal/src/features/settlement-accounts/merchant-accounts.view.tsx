import type { MerchantSettlementAccount } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { merchantSettlementList } from '@quickportal/contracts/settlement-accounts/settlement-account-lists';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
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
  /** Opens the merchant choice routing of an account; null where none can be configured. */
  onRoute: ((account: MerchantSettlementAccount) => void) | null;
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

/** What has its own button is always in sight. */
const routingColumn = (onRoute: (account: MerchantSettlementAccount) => void): Column<MerchantSettlementAccount> => ({
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  align: 'end',
  fixed: true,
  cell: (account) =>
    account.mcrAvailable && (
      <Button
        size="sm"
        aria-label={`Merchant choice routing of ${account.merchantId}`}
        onClick={() => onRoute(account)}
      >
        Routing
      </Button>
    ),
});

/** The merchant accounts of a business. */
// In the specification: 2R172
export function MerchantAccountsView({ accounts, timeZone, onRoute }: MerchantAccountsProps) {
  return (
    <Card title={merchantSettlementList.title}>
      <ListTable<MerchantSettlementAccount>
        bare
        flush
        of={merchantSettlementList}
        idOf={({ accountId }) => accountId}
        columns={[...columns(timeZone), ...(onRoute === null ? [] : [routingColumn(onRoute)])]}
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
