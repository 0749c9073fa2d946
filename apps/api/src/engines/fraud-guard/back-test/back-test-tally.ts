import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { switchableRules } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudJudgement } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import { paymentOutcomeOf } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import { ruleSwitches, type FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { MOST_LISTED } from '@quickportal/contracts/fraud-back-tests/fraud-back-test';
import type { BackTestResult } from '@quickportal/db/fraud-back-tests/fraud-back-test';
import type { TestedPayment } from '@quickportal/db/fraud-back-tests/read-tested-rows';
import type { StoppedPayment } from '@quickportal/db/fraud-back-tests/run-fraud-back-test';
import type { PaymentKey } from './payment-keys.ts';
import { OutcomeCounts, PaymentCount } from './payment-count.ts';

/** A day of the community's zone; its start in microseconds since 1970. */
export interface TestedDay {
  day: string;
  start: number;
}

interface RuleSets {
  tested: FraudGuardRuleValues;
  inForce: FraudGuardRuleValues;
}

/** A payment with the results of both sets of rules. */
interface JudgedPayment {
  row: TestedPayment;
  subject: PaymentKey | null;
  tested: FraudJudgement;
  inForce: FraudJudgement;
}

/**
 * Counts what two sets of rules would have stopped, and keeps the newest payments that the tested rules would have
 * stopped.
 */
export class BackTestTally {
  readonly #rules: RuleSets;
  readonly #refunded: ReadonlySet<number>;
  readonly #days: (TestedDay & { checked: number; stopped: number; fromOneAddress: number })[];
  #today = 0;
  /** Stopped payments of the current day by address, IPv6 by its /64. */
  readonly #byAddress = new Map<string, number>();
  readonly #checked = new PaymentCount();
  readonly #stopped = new OutcomeCounts();
  readonly #inForce = new PaymentCount();
  readonly #added = new PaymentCount();
  readonly #removed = new PaymentCount();
  readonly #byRule = new Map<SwitchableRule, OutcomeCounts>();
  readonly #listed: StoppedPayment[] = [];
  #oldestListed = 0;

  constructor(rules: RuleSets, days: readonly TestedDay[], refunded: ReadonlySet<number>) {
    this.#rules = rules;
    this.#refunded = refunded;
    this.#days = days.map((day) => ({ ...day, checked: 0, stopped: 0, fromOneAddress: 0 }));
    for (const rule of switchableRules)
      if (rules.tested.enabled && rules.tested[ruleSwitches[rule]]) this.#byRule.set(rule, new OutcomeCounts());
  }

  add(payment: JudgedPayment): void {
    const { row, tested, inForce } = payment;
    this.#goTo(row.time);
    this.#checked.add(row.amount, row.currency);
    const today = this.#days[this.#today];
    if (today) today.checked++;
    const isStopped = tested.status !== 'PASSED';
    const wasStopped = inForce.status !== 'PASSED';
    if (wasStopped) this.#inForce.add(row.amount, row.currency);
    if (isStopped && !wasStopped) this.#added.add(row.amount, row.currency);
    if (wasStopped && !isStopped) this.#removed.add(row.amount, row.currency);
    if (tested.hits.length > 0) this.#addHits(payment, isStopped, !wasStopped);
  }

  #addHits({ row, subject, tested }: JudgedPayment, isStopped: boolean, isAdded: boolean): void {
    const { transactionId, businessId, amount, currency } = row;
    const outcome = paymentOutcomeOf({ ...row, isRefunded: this.#refunded.has(transactionId) });
    for (const { rule } of tested.hits) this.#byRule.get(rule as SwitchableRule)?.add(outcome, amount, currency);
    if (!isStopped) return;
    this.#stopped.add(outcome, amount, currency);
    this.#countDay(subject);
    const live = tested.hits.filter(({ isShadow }) => !isShadow).map(({ rule }) => rule as SwitchableRule);
    const stopped = { transactionId, businessId, rules: live, outcome, isAdded };
    if (this.#listed.length < MOST_LISTED) this.#listed.push(stopped);
    else this.#listed[this.#oldestListed++ % MOST_LISTED] = stopped;
  }

  #goTo(time: number): void {
    while (this.#today + 1 < this.#days.length && (this.#days[this.#today + 1] as TestedDay).start <= time) {
      this.#today++;
      this.#byAddress.clear();
    }
  }

  #countDay(subject: PaymentKey | null): void {
    const today = this.#days[this.#today];
    if (!today) return;
    today.stopped++;
    if (!subject) return;
    const key = `${subject.high} ${subject.low}`;
    const count = (this.#byAddress.get(key) ?? 0) + 1;
    this.#byAddress.set(key, count);
    today.fromOneAddress = Math.max(today.fromOneAddress, count);
  }

  /** Payments that the tested rules would have stopped, at most the newest 10,000. */
  get listed(): readonly StoppedPayment[] {
    return this.#listed;
  }

  result(): BackTestResult {
    const { tested, inForce } = this.#rules;
    const busiest = this.#days.reduce((most, day) => (day.stopped > most.stopped ? day : most));
    return {
      from: this.#days[0]?.day ?? '',
      to: this.#days.at(-1)?.day ?? '',
      effect: effectOf(tested),
      checked: this.#checked.toKept(),
      stopped: this.#stopped.all.toKept(),
      outcomes: this.#stopped.toKept(),
      rules: [...this.#byRule].map(([rule, counts]) => ({
        rule,
        isShadow: tested.shadowRules.includes(rule),
        ...counts.all.toKept(),
        outcomes: counts.toKept(),
      })),
      days: this.#days.map(({ day, checked, stopped }) => ({ day, checked, stopped })),
      busiestDay:
        busiest.stopped === 0
          ? null
          : { day: busiest.day, stopped: busiest.stopped, fromOneAddress: busiest.fromOneAddress },
      inForce: { ...this.#inForce.toKept(), effect: effectOf(inForce) },
      added: this.#added.toKept(),
      removed: this.#removed.toKept(),
      listed: this.#listed.length,
    };
  }
}

const effectOf = ({ enabled, mode }: FraudGuardRuleValues): BackTestResult['effect'] =>
  enabled ? (mode === 'ACTIVE' ? 'SUSPENDS' : 'REPORTS') : 'NONE';
