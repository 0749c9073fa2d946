import { paidFromName } from '@quickportal/contracts/rules/paid-from-name';
import { receiptWords } from '@quickportal/contracts/rules/receipt-words';
import { displayAmount } from '@quickportal/contracts/rules/money';
import { formatRate } from '@quickportal/contracts/rules/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import { getReceiptParties } from '@quickportal/db/transactions/receipt-parties';
import { getTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';

/** Everything that stands on a receipt, in words. Numbers only as masked as they are kept. */
export interface Receipt {
  receiptNumber: string;
  title: string;
  note: string;
  businessName: string;
  /** Under the name of the business: its ABN, the facility. */
  about: string[];
  total: string;
  at: string;
  facts: (readonly [term: string, value: string])[];
  amounts: (readonly [term: string, value: string])[];
}

/** The receipt of a transaction; undefined where it is out of the reader's reach. */
export async function readReceipt(
  db: Reader,
  named: { communityId: number; transactionId: number },
): Promise<Receipt | undefined> {
  const it = await getTransaction(db, named);
  const parties = it && (await getReceiptParties(db, it));
  return parties && receiptOf(it, parties);
}

type Parties = NonNullable<Awaited<ReturnType<typeof getReceiptParties>>>;

/** What is written on the receipt of a transaction. */
export function receiptOf(
  it: TransactionRecord,
  { businessName, abn, facilityName, timeZone, country }: Parties,
): Receipt {
  const { title, note } = receiptWords(it.transactionType, it.status);
  const locale = country === 'NZ' ? 'en-NZ' : 'en-AU';
  const shown = (cents: bigint) => displayAmount(cents, it.currency);
  const surcharge = it.surchargeRate === 0n ? 'Surcharge' : `Surcharge, ${formatRate(it.surchargeRate)}%`;
  return {
    receiptNumber: it.receiptNumber,
    title,
    note,
    businessName,
    about: [abn === null ? '' : `ABN ${groupedAbn(abn)}`, facilityName === businessName ? '' : facilityName].filter(
      Boolean,
    ),
    total: shown(it.total),
    at: momentText(it.transactionTime, { locale, timeZone }),
    facts: facts(it, locale),
    amounts: [
      ['Principal', shown(it.principal)],
      [surcharge, shown(it.surcharge)],
      ['Total', shown(it.total)],
    ],
  };
}

const groupedAbn = (abn: string): string => abn.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4');

function facts(it: TransactionRecord, locale: string): Receipt['facts'] {
  const from = paidFromName({
    accountType: it.paymentMethod,
    maskedNumber: it.maskedNumber,
    cardScheme: it.cardScheme,
    bsb: it.bsb,
  });
  const all: Receipt['facts'] = [
    ['Receipt number', it.receiptNumber],
    ['Customer', it.customerName],
    ['Customer reference number', it.customerReferenceNumber],
    ['Payment reference number', it.paymentReferenceNumber],
    [it.transactionType === 'REFUND' ? 'Given back to' : 'Paid from', [from, it.holderName].filter(Boolean).join(', ')],
    ['Response', [it.responseCode, it.responseText].filter(Boolean).join(' ')],
    ['Settlement date', it.settlementDate === null ? '' : dateText(it.settlementDate, locale)],
  ];
  return all.filter(([, value]) => value !== '');
}

const dateText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const momentText = (at: string, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at));
