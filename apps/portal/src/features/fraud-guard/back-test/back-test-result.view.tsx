import { switchableRuleTitles } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { paymentOutcomes, paymentOutcomeTitles } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import { Alert } from '@quickportal/ui/alert';
import { BarChart } from '@quickportal/ui/bar-chart';
import { BarList } from '@quickportal/ui/bar-list';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { formatDateOnly } from '@quickportal/ui/date-time';
import type { BackTestResult } from './back-test.data.ts';
import { amountsText, busiestText, comparisonText, pastVerb, shareText, shortDay } from './back-test-text.ts';

/** Outcomes that are always shown: they are what the test is about. */
const ALWAYS: ReadonlySet<string> = new Set(['REFUNDED', 'DECLINED', 'GOOD']);

interface BackTestResultViewProps {
  result: BackTestResult;
  onShowPayments: () => void;
}

/** What tested rules would have stopped: how much, what became of it, on which days, and by which rules. */
export function BackTestResultView({ result, onShowPayments }: BackTestResultViewProps) {
  const { stopped, checked, effect } = result;
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <p className="text-13 text-ink-2">
          Last {result.days.length} days, {shortDay(result.from)} to {shortDay(result.to)}
        </p>
        <p>
          <strong className="text-24 font-strong tracking-display tabular-nums">{formatCount(stopped.payments)}</strong>{' '}
          <span className="text-ink-2">of {formatCount(checked.payments)} payments</span>
        </p>
        {stopped.payments > 0 && (
          <p className="text-13 text-ink-2 tabular-nums">
            {amountsText(stopped)}, or {shareText(result)} of payments
          </p>
        )}
      </div>
      {effect === 'REPORTS' && <p className="text-13 text-ink-2">In passive mode they are reported, not stopped.</p>}
      {stopped.payments > 0 && <Outcomes result={result} />}
      <Days result={result} />
      <Rules result={result} />
      <Alert title="Compared with today’s rules">{comparisonText(result)}</Alert>
      {result.listed > 0 && (
        <Button className="w-fit" onClick={onShowPayments}>
          Show the payments
        </Button>
      )}
    </div>
  );
}

function Outcomes({ result: { outcomes } }: { result: BackTestResult }) {
  const shown = paymentOutcomes.flatMap((outcome) => {
    const found = outcomes.find((item) => item.outcome === outcome);
    return found || ALWAYS.has(outcome) ? [{ outcome, ...(found ?? { payments: 0, amounts: [] }) }] : [];
  });
  return (
    <dl
      aria-label="What became of them"
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 gap-y-1.5 border-y border-line py-3 text-13"
    >
      {shown.map((item) => (
        <div key={item.outcome} className="contents">
          <dt className={item.outcome === 'GOOD' ? 'font-medium text-ink' : 'text-ink-2'}>
            {paymentOutcomeTitles[item.outcome]}
          </dt>
          <dd className="text-right font-strong tabular-nums">{formatCount(item.payments)}</dd>
          <dd className="grid text-right text-ink-2 tabular-nums">
            {item.amounts.map(({ currency, displayAmount }) => (
              <span key={currency}>{displayAmount}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Days({ result }: { result: BackTestResult }) {
  const busiest = busiestText(result);
  return (
    <BarChart
      label={`Payments ${pastVerb(result.effect)} each day`}
      height={72}
      mostLabels={4}
      series={[{ id: 'stopped', label: 'Payments' }]}
      pointHeader="Day"
      emptyText="None of these days."
      points={result.days.map(({ day, stopped }) => ({
        label: shortDay(day),
        name: formatDateOnly(day),
        values: { stopped },
      }))}
      {...(busiest && {
        summary: (
          <>
            Most on <strong className="font-strong text-ink">{busiest.day}</strong>
            {busiest.rest}
          </>
        ),
      })}
    />
  );
}

const live = { id: 'live', label: 'Live' } as const;
const shadow = { id: 'shadow', label: 'Shadow, stops nothing', tone: 'neutral' } as const;

function Rules({ result: { rules } }: { result: BackTestResult }) {
  if (rules.length === 0) return <p className="text-13 text-ink-2">No rule is switched on.</p>;
  return (
    <BarList
      label="Payments by rule"
      series={rules.some(({ isShadow }) => isShadow) ? [live, shadow] : [live]}
      points={rules
        .toSorted((one, other) => other.payments - one.payments)
        .map(({ rule, payments, isShadow }) => ({
          label: switchableRuleTitles[rule],
          values: { [isShadow ? 'shadow' : 'live']: payments },
        }))}
      pointHeader="Rule"
      summary="One payment can match several rules."
      emptyText="No payment matches a rule."
    />
  );
}
