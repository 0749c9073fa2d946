import { VELOCITY_HOURS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import type { FraudSignals } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { Currency } from '@quickportal/contracts/rules/money';
import { technicalCardCodes } from '@quickportal/contracts/rules/payments/response-codes';
import type { TestedPayment } from '@quickportal/db/fraud-back-tests/read-tested-rows';
import { customerCountryOf } from '../customer-country.ts';
import type { IpFactsSource } from '../../ip-facts/ip-facts.ts';
import { KnownAddresses } from './address-facts.ts';
import { PaymentKey } from './payment-keys.ts';
import { SlidingCounts } from './sliding-counts.ts';

const HOUR_MICROSECONDS = 3_600_000_000;
/** Longest window of a rule. */
export const LONGEST_HOURS = 24;

/** Facts that are not in the stream of payments. */
export interface KnownFacts {
  ipFacts: IpFactsSource;
  /** Countries by the first six digits of the card. */
  binCountries: ReadonlyMap<number, string>;
  /** Customers with an address outside the states of Australia. */
  customersElsewhere: ReadonlyMap<number, { state: string; country: string }>;
  usualAmounts: Readonly<Record<Currency, bigint | null>>;
}

/** Facts of a payment without an IP address. */
const NO_ADDRESS = { country: null, isHighRisk: false, isAnonymousProxy: false } as const;
const technical: ReadonlySet<string> = new Set(technicalCardCodes);

/**
 * Computes the signals of past payments, as `gatherSignals` does for new ones, except for payments in flight at the
 * time. Payments arrive in order, and each is added after its signals were read.
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

  /** Counting key of the current payment's address, if it has one. */
  get subject(): PaymentKey | null {
    return this.#hasAddress ? this.#subject : null;
  }

  /** Fills in the signals that the rules need; others are left alone. */
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

  /** Counts the payment for later ones. */
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

/** Returns the signals of a payment before any are known. */
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

/** Reads the first six digits of a masked number; -1 without them. */
function binOf({ bytes, maskedNumber: { at, length } }: TestedPayment): number {
  if (length < 6) return -1;
  let bin = 0;
  for (let place = at; place < at + 6; place++) bin = bin * 10 + (bytes[place] as number) - 0x30;
  return bin;
}
