import { merchantList } from '@quickportal/contracts/settlement-accounts/merchant-list';
import type { SettlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { labelled } from '../../data/labels.ts';
import { trpcClient } from '../../data/connection/trpc.ts';
import { type ExportOfPage, ExportList } from '../../layout/exports/export-list.tsx';

interface ExportMerchantsProps extends Omit<ExportOfPage<'SettlementAccountsView'>, 'recordsCount'> {
  accounts: SettlementAccounts;
}

/** The accounts that are shown, with the columns of the Merchant Definition File. */
export function ExportMerchants({ accounts, ...props }: ExportMerchantsProps) {
  const { businessId, currency, accountType, merchantAccounts, bankAccounts } = accounts;
  return (
    <ExportList
      {...props}
      list={merchantList}
      label="Export"
      allHint={labelled('business, card schemes and surcharges included')}
      recordsCount={merchantAccounts.filter(({ linked }) => !linked).length + bankAccounts.length}
      call="settlementAccounts.startExport"
      criteria={{ businessId, currency, accountType }}
      poll={(exportId) => trpcClient.settlementAccounts.pollExport.query({ query: { exportId } })}
    />
  );
}
