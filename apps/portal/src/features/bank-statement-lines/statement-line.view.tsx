import type {
  BankStatementLineDetails,
  LineMatch,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';
import { Mono } from '@quickportal/ui/mono';
import { ArrowRight, CircleSlash, NotebookPen, Undo2 } from 'lucide-react';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { moneyOf } from '../../layout/payments/transaction.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { LineExplanation } from './line-explanation.view.tsx';
import { LineMatches } from './line-matches.view.tsx';
import { MatchCandidates, type MatchCandidatesProps } from './match-candidates.view.tsx';

const LineStatus = statusBadge(bankStatementLineStates.states);

export type LineTask = 'exclude' | 'include' | 'note';

export interface StatementLineViewProps extends Omit<MatchCandidatesProps, 'line'> {
  line: BankStatementLineDetails;
  timeZone: string;
  /** Null where the user may only read. */
  onTask: ((task: LineTask) => void) | null;
  onUndo: ((match: LineMatch) => void) | null;
  /** Opens the next line with something left to match; null where there is none. */
  onNext: (() => void) | null;
}

/** A line of a bank statement: why it matched or did not, what it paid, and what it may pay. */
export function StatementLineView(props: StatementLineViewProps) {
  const { line, timeZone } = props;
  const { narrative, customerReference, status } = line;
  return (
    <PageStack className="@container/page grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={narrative || customerReference || `Line ${line.bankStatementLineId}`}
        badge={<LineStatus status={status} />}
        subtitle={`${line.aliasName} of ${line.businessName}`}
        actions={<Actions {...props} />}
      />
      {line.isDayClosed && (
        <Alert tone="neutral" title="The day of this line is closed">
          Nothing of it can change until the day is opened again.
        </Alert>
      )}
      <LineFacts line={line} />
      {line.exclusion && (
        <Alert tone="info" title="Excluded from matching">
          {line.exclusion.reason || 'No reason is kept.'}
          {line.exclusion.excludedBy !== '' && ` By ${line.exclusion.excludedBy}`}
          {line.exclusion.excludedDate !== null && (
            <>
              {', '}
              <DateTime value={line.exclusion.excludedDate} timeZone={timeZone} show="date-time" />
            </>
          )}
        </Alert>
      )}
      <Panes {...props} />
    </PageStack>
  );
}

/** What is known of the line beside what it may pay; without anything to match, what it paid beside the reason. */
function Panes(props: StatementLineViewProps) {
  const { line, timeZone, onUndo } = props;
  const isToMatch = line.status === 'UNMATCHED' || line.status === 'PART_MATCHED';
  const isDebit = line.amount.amount.startsWith('-');
  const hasCandidates = isToMatch && !isDebit;
  const paid = line.matches.length > 0 && <LineMatches line={line} timeZone={timeZone} onUndo={onUndo} />;
  const rules = <LineExplanation line={line} timeZone={timeZone} />;
  const note = line.note !== '' && (
    <Card title="Note">
      <CardBody className="whitespace-pre-wrap wrap-anywhere">{line.note}</CardBody>
    </Card>
  );
  return (
    <div className="grid items-start gap-4 @min-[60rem]/page:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {(hasCandidates || paid || note) && (
        <PageStack>
          {paid}
          {hasCandidates && rules}
          {note}
        </PageStack>
      )}
      {hasCandidates ? <MatchCandidates {...props} /> : rules}
      {isToMatch && isDebit && (
        <Alert tone="info" title="Money left the account">
          This line pays no invoice. Exclude it where it is a fee or a transfer.
        </Alert>
      )}
    </div>
  );
}

function LineFacts({ line }: { line: BankStatementLineDetails }) {
  const { amount, unmatchedAmount, valueDate, tranCode, customerReference, bankReference } = line;
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts">
          <DescriptionItem term="Amount">
            <Money {...moneyOf(amount)} className="font-strong" />
          </DescriptionItem>
          <DescriptionItem term="To match">
            <Money {...moneyOf(unmatchedAmount)} />
          </DescriptionItem>
          <DescriptionItem term="Value date">
            <DateOnly value={valueDate} />
          </DescriptionItem>
          <DescriptionItem term="Statement of">
            <PageLink
              to="StatementDayView"
              search={{ AccountId: line.bankStatementAccountId, Day: line.statementDate }}
            >
              <DateOnly value={line.statementDate} />
            </PageLink>
          </DescriptionItem>
          <DescriptionItem term="Reference">{customerReference}</DescriptionItem>
          <DescriptionItem term="Bank reference">{bankReference && <Mono>{bankReference}</Mono>}</DescriptionItem>
          <DescriptionItem term="Code">{tranCode && <Mono>{tranCode}</Mono>}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function Actions({ line: { status, note }, onTask, onNext }: StatementLineViewProps) {
  return (
    <>
      {onTask && (
        <PageAction
          action={note === '' ? 'Add note' : 'Edit note'}
          aria-keyshortcuts="n"
          onClick={() => onTask('note')}
        >
          <NotebookPen />
          Note
        </PageAction>
      )}
      {onTask && status === 'UNMATCHED' && (
        <PageAction action="Exclude line" aria-keyshortcuts="x" onClick={() => onTask('exclude')}>
          <CircleSlash />
          Exclude
        </PageAction>
      )}
      {onTask && status === 'EXCLUDED' && (
        <PageAction action="Include line again" onClick={() => onTask('include')}>
          <Undo2 />
          Include again
        </PageAction>
      )}
      {onNext && (
        <Button aria-keyshortcuts="j" onClick={onNext}>
          Next to match
          <ArrowRight />
        </Button>
      )}
    </>
  );
}
