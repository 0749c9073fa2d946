import { useState } from 'react';
import type { CallBody } from '../../../data/calls/call.ts';
import { messageOf } from '../../../data/problem.ts';
import { useChange } from '../../../data/calls/use-change.ts';
import { BackTestPaymentsSheet } from './back-test-payments.sheet.tsx';
import { useBackTest } from './back-test.data.ts';
import { BackTestView } from './back-test.view.tsx';

interface BackTestPanelProps {
  communityId: number;
  /** The business whose rules they are; left out: the facility. */
  businessId?: number | undefined;
  /** The rules as they would be saved. */
  rules: Readonly<Record<string, unknown>>;
  /** Whether they can be saved. */
  isValid: boolean;
}

/** The rule lab beside a form of rules. A test is of the values that were entered when it was started. */
export function BackTestPanel({ communityId, businessId, rules, isValid }: BackTestPanelProps) {
  const [tested, setTested] = useState<{ backTestId: number; values: string } | null>(null);
  const [showsPayments, setShowsPayments] = useState(false);
  const backTest = useBackTest(communityId, tested?.backTestId ?? null);
  const start = useChange('fraudBackTests.start');
  const cancel = useChange('fraudBackTests.cancel', { onDone: () => void backTest.refetch() });
  const { version: _, ...entered } = rules;
  const values = JSON.stringify(entered);
  const begin = () => {
    const body = { ...entered, ...(businessId !== undefined && { businessId }) } as CallBody<'fraudBackTests.start'>;
    start.make({ params: { communityId }, body }, ({ backTestId }) => setTested({ backTestId, values }));
  };
  const shown = tested === null ? undefined : backTest.data;
  const readError = tested !== null && backTest.error && !backTest.data ? messageOf(backTest.error) : undefined;
  return (
    <>
      <BackTestView
        backTest={shown}
        isStale={tested !== null && tested.values !== values}
        isValid={isValid}
        isStarting={start.busy || (tested !== null && backTest.isPending && readError === undefined)}
        error={start.error ?? cancel.error ?? readError}
        onStart={begin}
        onCancel={() => tested && cancel.make({ params: { communityId, backTestId: tested.backTestId } })}
        onShowPayments={() => setShowsPayments(true)}
      />
      {tested !== null && showsPayments && shown?.result && (
        <BackTestPaymentsSheet
          communityId={communityId}
          backTestId={tested.backTestId}
          result={shown.result}
          onClose={() => setShowsPayments(false)}
        />
      )}
    </>
  );
}
