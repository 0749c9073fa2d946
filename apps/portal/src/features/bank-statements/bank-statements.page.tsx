import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { statementsInput, useAccountNames, useStatements } from './bank-statements.data.ts';
import { BankStatementsView } from './bank-statements.view.tsx';
import { ImportStatementsDialog } from './import-statements.dialog.tsx';

export const preload = (search: PageSearch<'BankStatementsView'>) =>
  api.bankStatements.list.prefetch(statementsInput(search));

export default function BankStatementsPage() {
  const list = useList('BankStatementsView');
  const community = useCommunity();
  const mayImport = useMay('bankStatements.resumeFile');
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <BankStatementsView
        community={community}
        {...list}
        {...useRowLinks('ReconciliationView', (StatementId) => ({ StatementId }))}
        table={tableOf(useStatements(list.search), 'Statements')}
        accountNames={useAccountNames()}
        onImport={mayImport ? () => setImporting(true) : null}
      />
      {isImporting && <ImportStatementsDialog onClose={() => setImporting(false)} />}
    </>
  );
}
