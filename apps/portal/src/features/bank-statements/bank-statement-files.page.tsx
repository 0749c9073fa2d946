import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { BankStatementFilesView } from './bank-statement-files.view.tsx';
import { statementFilesInput, useStatementFiles } from './bank-statements.data.ts';
import { ImportStatementsDialog } from './import-statements.dialog.tsx';
import { ResumeFileDialog } from './resume-file.dialog.tsx';

export const preload = (search: PageSearch<'BankStatementFilesView'>) =>
  api.bankStatements.listFiles.prefetch(statementFilesInput(search));

export default function BankStatementFilesPage() {
  const list = useList('BankStatementFilesView');
  const community = useCommunity();
  const mayImport = useMay('bankStatements.resumeFile');
  const [isImporting, setImporting] = useState(false);
  const [held, setHeld] = useState<BankStatementFile | null>(null);
  return (
    <>
      <BankStatementFilesView
        community={community}
        {...list}
        table={tableOf(useStatementFiles(list.search), 'Files')}
        onImport={mayImport ? () => setImporting(true) : null}
        onResume={mayImport ? setHeld : null}
      />
      {isImporting && <ImportStatementsDialog onClose={() => setImporting(false)} />}
      {held && <ResumeFileDialog file={held} onClose={() => setHeld(null)} />}
    </>
  );
}
