import type {
  ExportConfigValues,
  TransactionExportConfig,
} from '@quickportal/contracts/facility-settings/transaction-export-config';
import { fileColumns } from '@quickportal/contracts/kernel/list';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

const query = preparedQuery('facilitySettings.transaction-export', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select(['transaction_export_columns as columns', 'transaction_export_version as version'])
    .where('community_id', '=', communityId),
);

const all = fileColumns(transactionList);

/** The columns of a community's transaction files. Columns that the list no longer has are left out. */
export async function getExportConfig(db: Reader, communityId: number): Promise<TransactionExportConfig> {
  const row = await db.first(query, { communityId });
  const chosen = row?.columns?.flatMap((code) => all.filter((column) => column === code)) ?? [];
  const version = row?.version ?? 1;
  return { customColumns: chosen.length > 0 ? chosen : [...all], columnsVersion: version, version };
}

/** Replaces them, as the next version. */
export async function saveExportConfig(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: ExportConfigValues; version: number; at: Date },
): Promise<void> {
  await updateCommunitySetting(
    trx,
    communityId,
    {
      transaction_export_columns: values.customColumns,
      transaction_export_version: version,
    },
    at,
  );
}
