import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import { bankStatementFileList } from '@quickportal/contracts/bank-statements/bank-statement-lists';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { FileStack, FileUp } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps } from '../../layout/list/list-table.tsx';
import { statementFileColumns } from './bank-statement.entity.tsx';

export interface BankStatementFilesViewProps extends ListProps<
  BankStatementFile,
  FilterValues<typeof bankStatementFileList>
> {
  community: { communityName: string; timeZone: string };
  /** Null where the user may not import anything. */
  onImport: (() => void) | null;
  /** Imports a held file; null likewise. */
  onResume: ((file: BankStatementFile) => void) | null;
}

/** The files of bank statements: what was imported, what is held, and why others were refused. */
export function BankStatementFilesView(props: BankStatementFilesViewProps) {
  const { community, onImport, onResume } = props;
  const importing = onImport && (
    <Button variant="primary" onClick={onImport}>
      <FileUp />
      Import statements
    </Button>
  );
  return (
    <ListPage
      of={bankStatementFileList}
      subtitle={`Files of bank statements of ${community.communityName}`}
      actions={importing ?? undefined}
      columns={statementFileColumns(community.timeZone, onResume)}
      idOf={(row) => row.fileId}
      list={props}
      empty={{
        icon: <FileStack />,
        text: 'Import a file from the bank: MT940, BAI2, NAI, camt.053, or the CSV of Westpac, NAB or CommBank.',
        tip: 'Take the status away to see all files.',
        action: importing,
      }}
    >
      <ListFilters of={bankStatementFileList} list={props} />
    </ListPage>
  );
}
