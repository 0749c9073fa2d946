import { fileColumns } from '@quickportal/contracts/kernel/list';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { useState } from 'react';
import type { CallInput } from '../../data/calls/call.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showDone } from '../../layout/forms/show-done.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { useExportConfig, useExportPreview } from './facility-settings.data.ts';
import { TransactionExportConfigView } from './transaction-export-config.view.tsx';

type Saved = NonNullable<CallInput<'facilitySettings.updateTransactionExport'>['body']>;

const columns = fileColumns(transactionList).map((code) => ({ code, title: transactionList.columns[code].title }));

export const preload = () => api.facilitySettings.getTransactionExport.prefetch(undefined);

export default function TransactionExportConfigPage() {
  const config = useExportConfig();
  return (
    <QueryResult
      query={config}
      skeleton={<OverviewSkeleton title="Transaction Export Configuration" />}
      failed="The configuration did not load"
    >
      {({ customColumns, columnsVersion, version }) => (
        <EditedConfig key={version} saved={customColumns} columnsVersion={columnsVersion} version={version} />
      )}
    </QueryResult>
  );
}

interface EditedConfigProps {
  saved: readonly string[];
  columnsVersion: number;
  version: number;
}

/** The configuration as it is being edited. */
function EditedConfig({ saved, columnsVersion, version }: EditedConfigProps) {
  const [chosen, setChosen] = useState(saved);
  const canChange = useMay('facilitySettings.updateTransactionExport');
  const canPreview = useMay('transactions.previewExport');
  const preview = useExportPreview(canPreview);
  const doneOrWaits = useDoneOrWaits();
  const save = useChange('facilitySettings.updateTransactionExport', {
    notice: true,
    onDone: (response) => {
      showDone(doneOrWaits('Export config successfully updated.', 'The configuration'), response);
      if (response.status === 202) setChosen(saved);
    },
  });
  const isChanged = chosen.join() !== saved.join();
  const { dialog } = useLeaveGuard({ dirty: isChanged, sending: save.busy ? 'change' : null, onLeave: save.leave });
  return (
    <>
      <TransactionExportConfigView
        columns={columns}
        chosen={chosen}
        onChange={canChange ? setChosen : null}
        columnsVersion={columnsVersion}
        preview={canPreview && !preview.isError ? (preview.data ?? null) : undefined}
        isChanged={isChanged}
        isSaving={save.busy}
        onSave={() => save.make({ body: { customColumns: chosen as Saved['customColumns'], version } })}
        onReset={() => setChosen(saved)}
      />
      {dialog}
    </>
  );
}
