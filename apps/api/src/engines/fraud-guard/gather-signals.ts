import { VELOCITY_HOURS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import type { BinTestingSign, FraudSignals } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import { isHighRiskCountry } from '@quickportal/contracts/rules/fraud-guard/high-risk-countries';
import type { Currency } from '@quickportal/contracts/rules/money';
import { technicalCardCodes } from '@quickportal/contracts/rules/payments/response-codes';
import { findBinCountries } from '@quickportal/db/card-bins/card-bin';
import { countSignals, type CountedSignals } from '@quickportal/db/fraud-guard/count-signals';
import { getUsualAmountLimit } from '@quickportal/db/fraud-guard/compute-usual-amounts';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { IpFactsSource } from '../ip-facts/ip-facts.ts';
import { CARDS_OF_AN_ADDRESS } from './bin-testing-signs.ts';
import { customerCountryOf } from './customer-country.ts';
import type { CheckedSubject } from './checked-subject.ts';

type InsertedSubject = CheckedSubject & { transactionId: number };

const HOUR = 3_600_000;

/** Gathers the signals of each payment, in order, with at most three statements in all. */
export async function gatherSignals(
  trx: WriteTransaction,
  ipFacts: IpFactsSource,
  subjects: readonly InsertedSubject[],
  { communityId, now }: { communityId: number; now: Date },
): Promise<FraudSignals[]> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const payments = subjects.map(({ rules: { values, binTestingCode }, ipAddress: payerIp, ...subject }) => ({
    transactionId: subject.transactionId,
    customerId: subject.customerId,
    fingerprint: subject.fingerprint,
    payerIp,
    bin: subject.bin,
    cardSince: values.cardPan ? before(values.cardPanTime) : null,
    addressSince: values.ipAddress ? before(values.ipAddressTime) : null,
    approvalsSince: values.velocityCheck ? before(VELOCITY_HOURS) : null,
    checksBinTesting: binTestingCode !== 'OFF',
  }));
  const [counts, binCountries, usualAmounts] = await Promise.all([
    countSignals(trx, payments, { at: now, technical: technicalCardCodes }),
    binCountriesOf(trx, subjects),
    usualAmountsOf(trx, communityId, subjects),
  ]);
  return subjects.map((subject) => {
    const counted = counts.get(subject.transactionId);
    if (!counted) throw new Error('A payment was not counted');
    const ip = subject.ipAddress === null ? null : ipFacts.lookUp(subject.ipAddress);
    const ipCountry = ip?.country ?? null;
    return {
      amount: subject.amount,
      declinedOfCard: counted.declinedOfCard,
      declinedOfAddress: counted.declinedOfAddress,
      approvedOfCard: counted.approvedOfCard,
      bankCountry: binCountries.get(subject.bin ?? '') ?? null,
      customerCountry: customerCountryOf(counted, ipCountry),
      ipCountry,
      isHighRiskIpCountry: isHighRiskCountry(ipCountry),
      isAnonymousProxy: ip?.isAnonymousProxy ?? false,
      usualAmount: usualAmounts.get(subject.currency) ?? null,
      binTesting: signOf(counted),
      blacklisted: counted.isCardBlacklisted ? 'CARD' : counted.isAddressBlacklisted ? 'IP_ADDRESS' : null,
    };
  });
}

/** A previously approved card belongs to its holder, whatever happens to others of its BIN. */
function signOf({ hasBinAlert, isKnownCard, cardsOfAddress }: CountedSignals): BinTestingSign | null {
  if (cardsOfAddress > CARDS_OF_AN_ADDRESS) return 'IP_ADDRESS';
  return hasBinAlert && !isKnownCard ? 'BIN' : null;
}

async function binCountriesOf(
  trx: WriteTransaction,
  subjects: readonly InsertedSubject[],
): Promise<ReadonlyMap<string, string>> {
  const bins = subjects.flatMap(({ bin, rules: { values } }) =>
    bin !== null && (values.bankCountries || values.ipBinCountryMismatch) ? [bin] : [],
  );
  return findBinCountries(trx, bins);
}

async function usualAmountsOf(
  trx: WriteTransaction,
  communityId: number,
  subjects: readonly InsertedSubject[],
): Promise<ReadonlyMap<Currency, bigint | null>> {
  const compared = subjects.filter(
    ({ rules: { values } }) => values.unusuallyLargeAmount && values.unusuallyLargeAmountLimit === null,
  );
  const currencies = [...new Set(compared.map(({ currency }) => currency))];
  const limits = await Promise.all(
    currencies.map(async (currency) => [currency, await getUsualAmountLimit(trx, { communityId, currency })] as const),
  );
  return new Map(limits);
}
