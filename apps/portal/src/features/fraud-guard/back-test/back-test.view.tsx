import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Progress } from '@quickportal/ui/progress';
import { FlaskConical } from 'lucide-react';
import { useRef } from 'react';
import type { BackTest } from './back-test.data.ts';
import { BackTestResultView } from './back-test-result.view.tsx';

export interface BackTestViewProps {
  /** The last test; undefined: none was started. */
  backTest: BackTest | undefined;
  /** The rules have other values now than those that were tested. */
  isStale: boolean;
  /** The rules can be saved as they are. */
  isValid: boolean;
  /** A test is being started. */
  isStarting: boolean;
  /** Why the last one could not be started, cancelled or read. */
  error: string | undefined;
  onStart: () => void;
  onCancel: () => void;
  onShowPayments: () => void;
}

/** The rule lab: tests the rules that are entered on past payments, before they are saved. */
export function BackTestView({ backTest, isStale, isValid, error, ...actions }: BackTestViewProps) {
  const { isStarting, onStart, onCancel, onShowPayments } = actions;
  const panel = useRef<HTMLElement>(null);
  /** The button that is pressed gives way to what comes of it: the panel keeps the place of the focus. */
  const fromPanel = (act: () => void) => () => {
    panel.current?.focus({ preventScroll: true });
    act();
  };
  const isRunning = backTest?.status === 'RUNNING';
  const result = backTest?.result;
  const isCurrent = result !== undefined && result !== null && !isStale;
  return (
    <Card ref={panel} tabIndex={-1} title="What these rules would have stopped" dense>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error !== undefined && <Alert tone="danger" title={error} />}
        {!isRunning && backTest?.status === 'FAILED' && (
          <Alert tone="danger" title="The test failed. Start it again." />
        )}
        {isRunning ? (
          <div className="grid gap-3" aria-busy="true">
            <p className="text-13 text-ink-2 tabular-nums">Checking the last 90 days: {backTest.progress}%</p>
            <Progress label="Test of the rules" value={backTest.progress} />
            <Button className="w-fit" onClick={fromPanel(onCancel)}>
              Cancel
            </Button>
          </div>
        ) : (
          !isCurrent && (
            <div className="grid gap-3">
              <p className="text-13 text-ink-2">{textOf(backTest, isStale)}</p>
              <Button className="w-fit" disabled={!isValid} busy={isStarting} onClick={fromPanel(onStart)}>
                <FlaskConical />
                {result ? 'Test again' : 'Test these rules'}
              </Button>
              {!isValid && <p className="text-13 text-ink-2">Correct the values first.</p>}
            </div>
          )
        )}
        {result && !isRunning && <BackTestResultView result={result} onShowPayments={onShowPayments} />}
      </CardBody>
    </Card>
  );
}

function textOf(backTest: BackTest | undefined, isStale: boolean): string {
  if (backTest?.result && isStale) return 'These numbers are of earlier values.';
  if (backTest?.status === 'CANCELLED') return 'The test was cancelled.';
  return 'Checks the card payments of the last 90 days by the values on this page, before you save them.';
}
