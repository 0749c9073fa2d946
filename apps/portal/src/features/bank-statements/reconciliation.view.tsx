import type { BankStatementLine } from '@quickportal/contracts/bank-statements/bank-statement-line';
import { bankStatementLineList } from '@quickportal/contracts/bank-statements/bank-statement-lists';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { FileUp, Scale } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { statementLineColumns } from './bank-statement.entity.tsx';

export interface ReconciliationViewProps
  extends ListProps<BankStatementLine, FilterValues<typeof bankStatementLineList>>, RowLinks {
  community: { communityName: string };
  /** Accounts to filter by. */
  accountNames: readonly (readonly [number, string])[];
  /** The accounts with their balances. */
  balances?: React.ReactNode;
  /** Null where the user may not import anything. */
  onImport: (() => void) | null;
}

/** What banks booked on the accounts of a facility, and what of it is matched. */
export function ReconciliationView(props: ReconciliationViewProps) {
  const { community, accountNames, balances, onImport } = props;
  const importing = onImport && (
    <Button variant="primary" onClick={onImport}>
      <FileUp />
      Import statements
    </Button>
  );
  return (
    <ListPage
      of={bankStatementLineList}
      subtitle={`Bank statement lines of ${community.communityName}`}
      actions={importing ?? undefined}
      columns={statementLineColumns}
      idOf={(row) => row.bankStatementLineId}
      list={props}
      empty={{
        icon: <Scale />,
        text: 'Import a bank statement to see what reached the accounts, and match it to invoices and payments.',
        tip: 'Try a part of the text or the reference, or take a filter away.',
        action: importing,
      }}
    >
      {balances}
      <ListFilters of={bankStatementLineList} list={props} names={{ accountId: accountNames }} />
    </ListPage>
  );
}
