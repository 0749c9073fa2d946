import type { BankSettlementAccount } from '@quickportal/contracts/settlement-accounts/settlement-account';
import {
  auBankSettlementList,
  nzBankSettlementList,
} from '@quickportal/contracts/settlement-accounts/settlement-account-lists';
import { Card } from '@quickportal/ui/card';
import { Landmark } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';
import { rowsOf } from './account-rows.ts';
import { AccountStatus } from './account-status.tsx';

interface BankAccountsProps {
  accounts: readonly BankSettlementAccount[];
  isNz: boolean;
  timeZone: string;
}

/** The bank accounts of a business as a table: in New Zealand, and for those who only look. */
// In the specification: 2R174
export function BankAccountsView({ accounts, isNz, timeZone }: BankAccountsProps) {
  const cells = { status: AccountStatus };
  return (
    <Card title={auBankSettlementList.title}>
      <ListTable<BankSettlementAccount>
        bare
        flush
        of={isNz ? nzBankSettlementList : auBankSettlementList}
        idOf={({ accountId }) => accountId}
        columns={
          isNz
            ? listColumns<BankSettlementAccount, typeof nzBankSettlementList>(nzBankSettlementList, timeZone, cells)
            : listColumns<BankSettlementAccount, typeof auBankSettlementList>(auBankSettlementList, timeZone, cells)
        }
        list={{ table: rowsOf(accounts) }}
        empty={{
          level: 3,
          icon: <Landmark />,
          text: labelled('Debits that the business takes in this currency settle to a bank account.'),
        }}
      />
    </Card>
  );
}
