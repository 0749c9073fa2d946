import type {
  BankStatementLineDetails,
  InvoiceCandidate,
  LineMatch,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { toast } from '@quickportal/ui/toast';
import { useDeferredValue, useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { DetailsSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { lineInput, useCandidates, useNextToMatch, useStatementLine } from './bank-statement-lines.data.ts';
import { type ChosenInvoices, toggled, toMatches } from './chosen-invoices.ts';
import { ExcludeLineDialog, IncludeLineDialog, LineNoteDialog, UndoMatchDialog } from './statement-line.dialogs.tsx';
import { type LineTask, StatementLineView } from './statement-line.view.tsx';

export const preload = ({ LineId }: PageSearch<'StatementLineView'>) =>
  api.bankStatementLines.get.prefetch(lineInput(LineId));

export default function StatementLinePage() {
  const { LineId } = useSearch('StatementLineView');
  return (
    <QueryResult
      query={useStatementLine(LineId)}
      skeleton={<DetailsSkeleton title="Statement line" side={4} />}
      failed="The line did not load"
      whole
    >
      {(line) => <OpenLine key={line.bankStatementLineId} line={line} />}
    </QueryResult>
  );
}

const NONE: ChosenInvoices = new Map();

function OpenLine({ line }: { line: BankStatementLineDetails }) {
  const { timeZone } = useCommunity();
  const goTo = useGoTo();
  const mayChange = useMay('bankStatementLines.addMatches') && !line.isDayClosed;
  const [task, setTask] = useState<LineTask | LineMatch | null>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(NONE);
  const id = line.bankStatementLineId;
  const found = useCandidates(id, useDeferredValue(query.trim()), line.status !== 'MATCHED');
  const next = useNextToMatch(id, line.bankStatementAccountId);
  const { make, busy, error, reset, leave } = useChange('bankStatementLines.addMatches', {
    seen: line,
    onDone: ({ statusDisplay, matches }) => {
      setChosen(NONE);
      setQuery('');
      toast({ title: `${statusDisplay}: ${matches.map(({ invoiceNumber }) => invoiceNumber).join(', ')}` });
    },
  });
  const guard = useLeaveGuard({ dirty: chosen.size > 0, sending: busy ? 'change' : null, onLeave: leave });
  const unmatched = line.unmatchedAmount.amount;
  const choose = (to: ChosenInvoices) => {
    reset();
    setChosen(to);
  };
  const close = () => setTask(null);
  return (
    <>
      <StatementLineView
        line={line}
        timeZone={timeZone}
        candidates={found.data?.items ?? (found.error ? [] : undefined)}
        query={query}
        onQuery={setQuery}
        chosen={chosen}
        onToggle={(candidate) => choose(toggled(unmatched, chosen, candidate))}
        onAmount={(candidate: InvoiceCandidate, amount) =>
          choose(new Map(chosen).set(candidate.invoiceId, { candidate, amount }))
        }
        onMatch={
          mayChange
            ? () => make({ params: { id }, body: { invoices: toMatches(chosen), version: line.version } })
            : null
        }
        busy={busy}
        error={error}
        onTask={mayChange ? setTask : null}
        onUndo={mayChange ? setTask : null}
        onNext={next && (() => goTo('StatementLineView', { LineId: next.lineId }))}
      />
      {task === 'exclude' && <ExcludeLineDialog line={line} onClose={close} />}
      {task === 'include' && <IncludeLineDialog line={line} onClose={close} />}
      {task === 'note' && <LineNoteDialog line={line} onClose={close} />}
      {task !== null && typeof task === 'object' && <UndoMatchDialog line={line} match={task} onClose={close} />}
      {guard.dialog}
    </>
  );
}
