import { formatCount } from '@quickportal/ui/count';
import { formatDateOnly } from '@quickportal/ui/date-time';
import type { BackTestResult } from './back-test.data.ts';

type Counted = BackTestResult['stopped'];
type Effect = BackTestResult['effect'];

/** Sums of one or two currencies: "$1,234.50 and NZ$20.00". */
export const amountsText = ({ amounts }: Pick<Counted, 'amounts'>): string =>
  amounts.length === 0 ? 'no money' : amounts.map(({ displayAmount }) => displayAmount).join(' and ');

/** "1.16%" of the payments. */
export const shareText = ({ stopped, checked }: Pick<BackTestResult, 'stopped' | 'checked'>): string =>
  `${checked.payments === 0 ? '0.00' : ((stopped.payments / checked.payments) * 100).toFixed(2)}%`;

const verbs: Readonly<Record<Effect, string>> = { SUSPENDS: 'stop', REPORTS: 'report', NONE: 'stop' };
const pastVerbs: Readonly<Record<Effect, string>> = { SUSPENDS: 'stopped', REPORTS: 'reported', NONE: 'stopped' };

/** What the tested rules do with a payment that matches, in the past: stopped or reported. */
export const pastVerb = (effect: Effect): string => pastVerbs[effect];

/** What the changes come to beside the rules in force. */
export function comparisonText({ inForce, stopped, added, removed, effect }: BackTestResult): string {
  const verb = verbs[effect];
  if (inForce.effect === 'NONE')
    return `Fraud guard is off now. These rules would have ${pastVerbs[effect]} ${formatCount(stopped.payments)}.`;
  const now = `The rules in force would have ${pastVerbs[inForce.effect]} ${formatCount(inForce.payments)}.`;
  if (added.payments === 0 && removed.payments === 0)
    return inForce.effect === effect
      ? `${now} Your changes make no difference to these payments.`
      : `${now} Your changes would ${verb} the same payments.`;
  if (removed.payments === 0) return `${now} Your changes would ${verb} ${formatCount(added.payments)} more.`;
  const fewer = `let ${formatCount(removed.payments)} of them pass`;
  if (added.payments === 0) return `${now} Your changes would ${fewer}.`;
  return `${now} Your changes would ${fewer} and ${verb} ${formatCount(added.payments)} others.`;
}

/** On which day most were stopped; undefined where none were. */
export function busiestText({ busiestDay: day }: BackTestResult): { day: string; rest: string } | undefined {
  if (!day) return undefined;
  const from = day.fromOneAddress > 1 ? `, of which ${formatCount(day.fromOneAddress)} from one IP address` : '';
  return { day: shortDay(day.day), rest: `: ${formatCount(day.stopped)}${from}.` };
}

/** A day without its year: "10 Nov". */
export const shortDay = (day: string): string =>
  formatDateOnly(day)
    .replace(/ \d{4}$/, '')
    .replace(/^0/, '');
