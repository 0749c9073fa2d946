import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { linesInput, useStatementBalances, useStatementLines } from './bank-statements.data.ts';
import { ImportStatementsDialog } from './import-statements.dialog.tsx';
import { ReconciliationView } from './reconciliation.view.tsx';
import { StatementBalances } from './statement-balances.view.tsx';

export const preload = (search: PageSearch<'ReconciliationView'>) =>
  Promise.all([api.bankStatements.listLines.prefetch(linesInput(search)), api.bankStatements.listBalances.prefetch()]);

export default function ReconciliationPage() {
  const list = useList('ReconciliationView');
  const community = useCommunity();
  const balances = useStatementBalances().data?.items ?? [];
  const mayImport = useMay('bankStatements.resumeFile');
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <ReconciliationView
        community={community}
        {...list}
        {...useRowLinks('StatementLineView', (LineId) => ({ LineId }))}
        table={tableOf(useStatementLines(list.search), 'Lines')}
        accountNames={balances.map(({ bankStatementAccountId, aliasName }) => [bankStatementAccountId, aliasName])}
        balances={
          <StatementBalances
            balances={balances}
            chosen={list.search.AccountId}
            onChoose={(AccountId) => list.onSearchChange({ AccountId })}
          />
        }
        onImport={mayImport ? () => setImporting(true) : null}
      />
      {isImporting && <ImportStatementsDialog onClose={() => setImporting(false)} />}
    </>
  );
}
