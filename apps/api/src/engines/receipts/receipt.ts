import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import { receiptWords } from '@quickportal/contracts/rules/payments/receipt-words';
import { displayAmount } from '@quickportal/contracts/rules/money';
import { neverSettles } from '@quickportal/contracts/rules/states/transaction';
import { formatRate } from '@quickportal/contracts/rules/payments/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import { getReceiptParties } from '@quickportal/db/transactions/get-receipt-parties';
import { getTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';

/** The content of a receipt as texts, numbers only masked as stored. */
export interface Receipt {
  receiptNumber: string;
  title: string;
  note: string;
  businessName: string;
  /** Lines below the name of the business: its ABN, the facility. */
  about: string[];
  total: string;
  at: string;
  facts: (readonly [term: string, value: string])[];
  amounts: (readonly [term: string, value: string])[];
}

/** Reads the receipt of a transaction; undefined outside the reader's scope. */
export async function readReceipt(
  db: Reader,
  key: { communityId: number; transactionId: number },
): Promise<Receipt | undefined> {
  const item = await getTransaction(db, key);
  const parties = item && (await getReceiptParties(db, item));
  return parties && receiptOf(item, parties);
}

type Parties = NonNullable<Awaited<ReturnType<typeof getReceiptParties>>>;

/** Builds the receipt of a transaction. */
export function receiptOf(
  transaction: TransactionRecord,
  { businessName, abn, facilityName, timeZone, country }: Parties,
): Receipt {
  const { title, note } = receiptWords(transaction.transactionType, transaction.status);
  const locale = country === 'NZ' ? 'en-NZ' : 'en-AU';
  const shown = (cents: bigint) => displayAmount(cents, transaction.currency);
  const surcharge =
    transaction.surchargeRate === 0n ? 'Surcharge' : `Surcharge, ${formatRate(transaction.surchargeRate)}%`;
  return {
    receiptNumber: transaction.receiptNumber,
    title,
    note,
    businessName,
    about: [abn === null ? '' : `ABN ${groupedAbn(abn)}`, facilityName === businessName ? '' : facilityName].filter(
      Boolean,
    ),
    total: shown(transaction.total),
    at: momentText(transaction.transactionTime, { locale, timeZone }),
    facts: facts(transaction, locale),
    amounts: [
      ['Principal', shown(transaction.principal)],
      [surcharge, shown(transaction.surcharge)],
      ['Total', shown(transaction.total)],
    ],
  };
}

const groupedAbn = (abn: string): string => abn.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4');

function facts(transaction: TransactionRecord, locale: string): Receipt['facts'] {
  const from = paidFromName({
    accountType: transaction.paymentMethod,
    maskedNumber: transaction.maskedNumber,
    cardScheme: transaction.cardScheme,
    bsb: transaction.bsb,
  });
  const settles = !neverSettles.includes(transaction.status);
  const all: Receipt['facts'] = [
    ['Receipt number', transaction.receiptNumber],
    ['Customer', transaction.customerName],
    ['Customer reference number', transaction.customerReferenceNumber],
    ['Payment reference number', transaction.paymentReferenceNumber],
    [
      transaction.transactionType === 'REFUND' ? 'Refunded to' : 'Paid from',
      [from, transaction.holderName].filter(Boolean).join(', '),
    ],
    ['Response', [transaction.responseCode, transaction.responseText].filter(Boolean).join(' ')],
    [
      'Settlement date',
      settles && transaction.settlementDate !== null ? dateText(transaction.settlementDate, locale) : '',
    ],
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
