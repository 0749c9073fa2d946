import { paymentOutcomes, type PaymentOutcome } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import type { Currency } from '@quickportal/contracts/rules/money';
import type { KeptCount } from '@quickportal/db/fraud-back-tests/fraud-back-test';

/** Number of payments, and cents by currency: exact up to 2^53. */
export class PaymentCount {
  payments = 0;
  readonly #cents: Record<Currency, number> = { AUD: 0, NZD: 0 };

  add(amount: number, currency: Currency): void {
    this.payments++;
    this.#cents[currency] += amount;
  }

  toKept(): KeptCount {
    const sums = Object.entries(this.#cents).filter(([, cents]) => cents > 0);
    return {
      payments: this.payments,
      cents: Object.fromEntries(sums.map(([currency, cents]) => [currency, String(cents)])),
    };
  }
}

/** Payment counts by outcome. */
export class OutcomeCounts {
  readonly all = new PaymentCount();
  readonly #byOutcome = new Map<PaymentOutcome, PaymentCount>(
    paymentOutcomes.map((outcome) => [outcome, new PaymentCount()]),
  );

  add(outcome: PaymentOutcome, amount: number, currency: Currency): void {
    this.all.add(amount, currency);
    this.#byOutcome.get(outcome)?.add(amount, currency);
  }

  /** Returns the outcomes that occurred. */
  toKept(): (KeptCount & { outcome: PaymentOutcome })[] {
    return [...this.#byOutcome]
      .filter(([, { payments }]) => payments > 0)
      .map(([outcome, counted]) => ({ outcome, ...counted.toKept() }));
  }
}
