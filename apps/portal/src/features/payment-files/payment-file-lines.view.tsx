import type { PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import { paymentFileLineList } from '@quickportal/contracts/payment-files/payment-file-lists';
import { paymentFileLineStates, type PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import { Button } from '@quickportal/ui/button';
import { Card, CardFooter } from '@quickportal/ui/card';
import type { Column } from '@quickportal/ui/data-table';
import { NativeSelect } from '@quickportal/ui/native-select';
import { Download, ListChecks } from 'lucide-react';
import { ListTable, type InnerListProps } from '../../layout/list/list-table.tsx';
import { lineColumns } from './payment-file.entity.tsx';

export const LINES_ON_A_PAGE = 20;

export interface PaymentFileLinesViewProps extends InnerListProps<PaymentFileLine> {
  status: PaymentLineStatus;
  onStatusChange: (status: PaymentLineStatus) => void;
  /** What can be done about lines; null where the file no longer waits or the user may not. */
  decide: LineDecisions | null;
  /** Where the wrong lines are downloaded from; null for those who may not see them. */
  wrongHref: string | null;
}

export interface LineDecisions {
  onCorrect: (line: PaymentFileLine) => void;
  /** Takes these lines, or leaves them out; every duplicate where none are named. */
  onChoose: (choice: 'TAKE' | 'LEAVE_OUT', lineNumbers?: number[]) => void;
  isBusy: boolean;
}

const statuses = Object.entries(paymentFileLineStates.states) as [PaymentLineStatus, { title: string }][];

/** The lines of a payment file in one status. */
export function PaymentFileLinesView(props: PaymentFileLinesViewProps) {
  const { status, onStatusChange, decide, wrongHref, ...list } = props;
  const shown = columnsOf(status);
  const columns = decide === null ? shown : [...shown, actionsOf(decide)];
  const isWrong = status === 'WRONG' || status === 'REFUSED';
  return (
    <Card
      title="Lines"
      actions={
        <NativeSelect
          aria-label="Lines shown"
          value={status}
          onChange={({ target }) => onStatusChange(target.value as PaymentLineStatus)}
        >
          {statuses.map(([code, { title }]) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </NativeSelect>
      }
    >
      <ListTable<PaymentFileLine>
        bare
        flush
        of={paymentFileLineList}
        columns={columns}
        idOf={({ lineNumber }) => lineNumber}
        list={list}
        pageSize={LINES_ON_A_PAGE}
        empty={{
          level: 3,
          icon: <ListChecks />,
          title: 'No such lines',
          text: 'No line of the file is in this status.',
        }}
      />
      {isWrong && wrongHref !== null && list.table.recordsCount !== 0 && (
        <CardFooter>
          <p className="mr-auto text-13 text-ink-2">A corrected line is checked alone. The file stays as it is.</p>
          <Button asChild size="sm">
            <a href={wrongHref} download>
              <Download />
              Download wrong lines
            </a>
          </Button>
        </CardFooter>
      )}
      {status === 'DUPLICATE' && decide !== null && list.table.recordsCount !== 0 && (
        <CardFooter>
          <Button size="sm" disabled={decide.isBusy} onClick={() => decide.onChoose('LEAVE_OUT')}>
            Leave all out
          </Button>
          <Button size="sm" disabled={decide.isBusy} onClick={() => decide.onChoose('TAKE')}>
            Take all
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}

/** The status of lines is chosen above; of those that were taken it is that of the payment. */
const columnsOf = (status: PaymentLineStatus) =>
  status === 'TAKEN' ? lineColumns : lineColumns.filter(({ id }) => id !== 'status');

/** What has to be done about a line is always in sight. */
const actionsOf = ({ onCorrect, onChoose, isBusy }: LineDecisions): Column<PaymentFileLine> => ({
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  align: 'end',
  fixed: true,
  cell: (line) => {
    const { lineNumber, status, canBeCorrected } = line;
    const choose = (choice: 'TAKE' | 'LEAVE_OUT', label: string) => (
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={`${label} line ${lineNumber}`}
        onClick={() => onChoose(choice, [lineNumber])}
      >
        {label}
      </Button>
    );
    if (status === 'WRONG')
      return !canBeCorrected ? null : (
        <Button size="sm" aria-label={`Correct line ${lineNumber}`} onClick={() => onCorrect(line)}>
          Correct
        </Button>
      );
    return (
      <span className="flex flex-wrap justify-end gap-2">
        {(status === 'DUPLICATE' || status === 'LEFT_OUT') && choose('TAKE', 'Take')}
        {(status === 'DUPLICATE' || status === 'READY') && choose('LEAVE_OUT', 'Leave out')}
      </span>
    );
  },
});
