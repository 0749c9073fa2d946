import { VELOCITY_HOURS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import type { FraudSignals } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { Currency } from '@quickportal/contracts/rules/money';
import { technicalCardCodes } from '@quickportal/contracts/rules/response-codes';
import type { TestedPayment } from '@quickportal/db/fraud-back-tests/payment-rows';
import { customerCountryOf } from '../customer-country.ts';
import type { IpFactsSource } from '../../ip-facts/ip-facts.ts';
import { KnownAddresses } from './address-facts.ts';
import { PaymentKey } from './payment-keys.ts';
import { SlidingCounts } from './sliding-counts.ts';

const HOUR_MICROSECONDS = 3_600_000_000;
/** The longest window that a rule can have. */
export const LONGEST_HOURS = 24;

/** What payments are compared with that the stream of payments does not say. */
export interface KnownFacts {
  ipFacts: IpFactsSource;
  /** By the first six digits. */
  binCountries: ReadonlyMap<number, string>;
  /** Customers whose address is not in a state of Australia. */
  customersElsewhere: ReadonlyMap<number, { state: string; country: string }>;
  usualAmounts: Readonly<Record<Currency, bigint | null>>;
}

/** What is known of the IP address of a payment that has none. */
const NO_ADDRESS = { country: null, isHighRisk: false, isAnonymousProxy: false } as const;
const technical: ReadonlySet<string> = new Set(technicalCardCodes);

/**
 * What the rules see of past payments: the same that `gatherSignals` finds for new ones, but for what was in flight then.
 * Payments come in the order in which they were taken, and each is added after it was looked at.
 */
export class TestedSignals {
  readonly #facts: KnownFacts;
  readonly #addresses: KnownAddresses;
  readonly #cardDeclines = new SlidingCounts(LONGEST_HOURS * HOUR_MICROSECONDS);
  readonly #addressDeclines = new SlidingCounts(LONGEST_HOURS * HOUR_MICROSECONDS);
  readonly #cardApprovals = new SlidingCounts(VELOCITY_HOURS * HOUR_MICROSECONDS);
  readonly #card = new PaymentKey();
  readonly #address = new PaymentKey();
  readonly #subject = new PaymentKey();
  #hasCard = false;
  #hasAddress = false;

  constructor(facts: KnownFacts) {
    this.#facts = facts;
    this.#addresses = new KnownAddresses(facts.ipFacts);
  }

  /** Takes the next payment. */
  take(row: TestedPayment): void {
    this.#hasCard = row.isCard && this.#card.readCard(row);
    this.#hasAddress = this.#address.readAddress(row) && this.#subject.readSubject(row);
  }

  /** Of the payment that was taken last, where it has an address: what payments are counted by. */
  get subject(): PaymentKey | null {
    return this.#hasAddress ? this.#subject : null;
  }

  /** Puts what the rules see of it into `signals`; what they do not look at stays as it is. */
  fill(signals: FraudSignals, row: TestedPayment, values: FraudGuardRuleValues): void {
    const { time } = row;
    const { high, low } = this.#card;
    if (values.unusuallyLargeAmount) {
      signals.amount = BigInt(row.amount);
      signals.usualAmount = this.#facts.usualAmounts[row.currency];
    }
    signals.declinedOfCard =
      values.cardPan && this.#hasCard ? this.#cardDeclines.count(high, low, since(time, values.cardPanTime)) : 0;
    signals.approvedOfCard =
      values.velocityCheck && this.#hasCard ? this.#cardApprovals.count(high, low, since(time, VELOCITY_HOURS)) : 0;
    signals.declinedOfAddress =
      values.ipAddress && this.#hasAddress
        ? this.#addressDeclines.count(this.#subject.high, this.#subject.low, since(time, values.ipAddressTime))
        : 0;
    if (looksAtCountries(values)) this.#fillCountries(signals, row);
  }

  #fillCountries(signals: FraudSignals, row: TestedPayment): void {
    const address = this.#hasAddress ? this.#addresses.factsOf(row, this.#address) : NO_ADDRESS;
    signals.ipCountry = address.country;
    signals.isHighRiskIpCountry = address.isHighRisk;
    signals.isAnonymousProxy = address.isAnonymousProxy;
    signals.bankCountry = this.#facts.binCountries.get(binOf(row)) ?? null;
    signals.customerCountry = this.#customerCountry(row.customerId, address.country);
  }

  #customerCountry(customerId: number | null, ipCountry: string | null): string | null {
    if (customerId === null) return ipCountry;
    const elsewhere = this.#facts.customersElsewhere.get(customerId);
    if (!elsewhere) return 'AU';
    return customerCountryOf({ customerState: elsewhere.state, customerCountry: elsewhere.country }, ipCountry);
  }

  /** Lets the payment count for those that come after it. */
  add({ status, responseCode, time }: TestedPayment): void {
    const isDecline = status === 'DECLINED' && responseCode !== null && !technical.has(responseCode);
    const isInFlight = status === 'IN_FLIGHT';
    const isApproved = status === 'APPROVED' || status === 'REFUNDED' || status === 'VOIDED';
    if (this.#hasCard) {
      const { high, low } = this.#card;
      if (isDecline || isInFlight) this.#cardDeclines.add(high, low, time);
      if (isApproved || isInFlight) this.#cardApprovals.add(high, low, time);
    }
    if (this.#hasAddress && isDecline) this.#addressDeclines.add(this.#subject.high, this.#subject.low, time);
  }
}

/** Signals of a payment of which nothing is known yet. */
export const noSignals = (): FraudSignals => ({
  amount: 0n,
  declinedOfCard: 0,
  declinedOfAddress: 0,
  approvedOfCard: 0,
  bankCountry: null,
  customerCountry: null,
  ipCountry: null,
  isHighRiskIpCountry: false,
  isAnonymousProxy: false,
  usualAmount: null,
  binTesting: null,
  blacklisted: null,
});

const since = (time: number, hours: number): number => time - hours * HOUR_MICROSECONDS;

const looksAtCountries = (values: FraudGuardRuleValues): boolean =>
  values.bankCountries ||
  values.customerCountries ||
  values.highRiskIpCountry ||
  values.ipBinCountryMismatch ||
  values.anonymousIpProxy;

/** The first six digits of a masked number; -1 where there are none. */
function binOf({ bytes, maskedNumber: { at, length } }: TestedPayment): number {
  if (length < 6) return -1;
  let bin = 0;
  for (let place = at; place < at + 6; place++) bin = bin * 10 + (bytes[place] as number) - 0x30;
  return bin;
}
