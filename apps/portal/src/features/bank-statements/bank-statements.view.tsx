import type { BankStatement } from '@quickportal/contracts/bank-statements/bank-statement';
import { bankStatementList } from '@quickportal/contracts/bank-statements/bank-statement-lists';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { FileUp, Landmark } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { statementColumns } from './bank-statement.entity.tsx';

export interface BankStatementsViewProps
  extends ListProps<BankStatement, FilterValues<typeof bankStatementList>>, RowLinks {
  community: { communityName: string };
  /** Accounts to filter by. */
  accountNames: readonly (readonly [number, string])[];
  /** Null where the user may not import anything. */
  onImport: (() => void) | null;
}

/** The statements of a facility's accounts: balances, and where one does not go on where the one before it ended. */
export function BankStatementsView(props: BankStatementsViewProps) {
  const { community, accountNames, onImport } = props;
  const importing = onImport && (
    <Button variant="primary" onClick={onImport}>
      <FileUp />
      Import statements
    </Button>
  );
  return (
    <ListPage
      of={bankStatementList}
      subtitle={`Statements of the accounts of ${community.communityName}, with the gap before each`}
      actions={importing ?? undefined}
      columns={statementColumns}
      idOf={(row) => row.bankStatementId}
      list={props}
      empty={{
        icon: <Landmark />,
        text: 'Import a bank statement to follow the balances of an account from day to day.',
        tip: 'Choose another account or other days.',
        action: importing,
      }}
    >
      <ListFilters of={bankStatementList} list={props} names={{ accountId: accountNames }} />
    </ListPage>
  );
}
