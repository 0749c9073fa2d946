import type { BankStatement } from '@quickportal/contracts/bank-statements/bank-statement';
import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import type { BankStatementLine } from '@quickportal/contracts/bank-statements/bank-statement-line';
import {
  bankStatementFileList,
  bankStatementLineList,
  bankStatementList,
} from '@quickportal/contracts/bank-statements/bank-statement-lists';
import { bankStatementFileStates } from '@quickportal/contracts/rules/states/bank-statement-file';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { DateOnly } from '@quickportal/ui/date-time';
import type { Column } from '@quickportal/ui/data-table';
import { Missing } from '@quickportal/ui/missing';
import { Money } from '@quickportal/ui/money';
import { TriangleAlert } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { moneyOf } from '../../layout/payments/transaction.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';

const LineStatus = statusBadge(bankStatementLineStates.states);
export const StatementFileStatus = statusBadge(bankStatementFileStates.states, ['CHECKING']);

/** The columns of the lines. */
export const statementLineColumns: readonly Column<BankStatementLine>[] = listColumns<
  BankStatementLine,
  typeof bankStatementLineList
>(bankStatementLineList, '', {
  status: ({ status }) => <LineStatus status={status} />,
  amount: ({ amount }) => <Money {...moneyOf(amount)} />,
});

/** The columns of the statements. */
export const statementColumns: readonly Column<BankStatement>[] = listColumns<BankStatement, typeof bankStatementList>(
  bankStatementList,
  '',
  {
    statementDate: ({ bankStatementAccountId, statementDate }) => (
      <PageLink to="StatementDayView" search={{ AccountId: bankStatementAccountId, Day: statementDate }}>
        <DateOnly value={statementDate} />
      </PageLink>
    ),
    openingBalance: ({ openingBalance }) => <Money {...moneyOf(openingBalance)} />,
    closingBalance: ({ closingBalance }) => <Money {...moneyOf(closingBalance)} />,
    gap: ({ gap }) =>
      gap === null ? (
        <Missing label="No gap" />
      ) : (
        <span className="inline-flex items-center gap-1 text-warning-ink [&_svg]:size-3.5">
          <TriangleAlert aria-hidden="true" />
          <Money {...moneyOf(gap)} />
        </span>
      ),
    lineCount: ({ lineCount }) => formatCount(lineCount),
    unmatchedCount: ({ unmatchedCount }) => formatCount(unmatchedCount),
  },
);

/** The columns of the files. `onResume` is null where the user may not import. */
export const statementFileColumns = (
  timeZone: string,
  onResume: ((file: BankStatementFile) => void) | null,
): readonly Column<BankStatementFile>[] =>
  listColumns<BankStatementFile, typeof bankStatementFileList>(bankStatementFileList, timeZone, {
    status: ({ status }) => <StatementFileStatus status={status} />,
    statementCount: ({ statementCount }) => formatCount(statementCount),
    lineCount: ({ lineCount }) => formatCount(lineCount),
    reason: (file) =>
      file.faults.length > 0 && (
        <div className="grid justify-items-start gap-1.5">
          <FaultList faults={file.faults} most={2} />
          {file.status === 'HELD' && onResume && (
            <Button size="sm" onClick={() => onResume(file)}>
              Import with the gap
            </Button>
          )}
        </div>
      ),
  });

interface FaultListProps {
  faults: BankStatementFile['faults'];
  /** How many are shown at once; the others unfold. */
  most: number;
}

/** Why a file is held or was refused, each with its line. */
export function FaultList({ faults, most }: FaultListProps) {
  const [first, rest] = [faults.slice(0, most), faults.slice(most)];
  const shown = ({ lineNumber, message }: BankStatementFile['faults'][number]) => (
    <li key={`${lineNumber} ${message}`} className="text-pretty">
      {lineNumber > 0 && <span className="text-ink-2">Line {formatCount(lineNumber)}: </span>}
      {message}
    </li>
  );
  if (faults.length === 0) return null;
  return (
    <>
      <ul className="grid gap-1">{first.map(shown)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer text-13 text-ink-2">{formatCount(rest.length)} more</summary>
          <ul className="mt-1 grid gap-1">{rest.map(shown)}</ul>
        </details>
      )}
    </>
  );
}
