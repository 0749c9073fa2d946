import { contentRights } from '@quickportal/contracts/payment-files/call-parts';
import { productWork } from '@quickportal/contracts/rules/payments/product-work';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import type { FileKind } from '../../engines/uploads/file-kind.ts';
import { bankFormats } from '../../engines/payment-files/bank-formats.ts';
import { checkPaymentLines, type CheckedLine } from './check-payment-lines.ts';
import { findBankPayers, type NamedLine } from './find-bank-payers.ts';
import { keepCheckedLines } from './keep-checked-lines.ts';
import { paymentFileColumns, REASON } from './payment-file-columns.ts';
import { listWrongLines } from './list-wrong-lines.ts';
import { isBankEntry, keptBankValues, readBankLine, type BankLine } from './read-bank-line.ts';
import { readPaymentLine, type PaymentLine, type SupplierBusiness } from './read-payment-line.ts';

type FileLine = PaymentLine | BankLine;
const isBankLine = (line: FileLine): line is BankLine => 'account' in line;

export interface PaymentFileContext {
  /** Enabled supplier businesses by their code in lower case. */
  readonly businesses: ReadonlyMap<string, SupplierBusiness>;
  /** What `check` found out, for `keep`. */
  readonly checked: Map<FileLine, CheckedFileLine>;
}

/** A line with its payer, and the payment that it would be. */
interface CheckedFileLine {
  line: PaymentLine | null;
  /** Values that the file does not have: whom an entry of a bank file is taken from. */
  values: Readonly<Record<string, string>>;
  result: CheckedLine;
}

/** A list of payments: each line takes one from a customer's account, after the file was released. */
export const paymentFile: FileKind<PaymentFileContext, FileLine> = {
  format: 'PAYMENTS',
  contentFormats: [
    { format: 'PAYMENTS_CSV', title: 'Payments', fileType: 'CSV', extensions: ['.csv'], contentType: 'text/csv' },
    ...bankFormats,
  ],
  title: 'Payments',
  description:
    'Takes one payment per line from an account of a customer. Nothing is taken until the file was checked and released.',
  columns: paymentFileColumns,
  maxBytes: 100_000_000,
  maxLines: 200_000,
  product: productWork.paymentFileUploads,
  uploadRights: { anyOf: ['TERMINAL_EXISTING_CUSTOMER'] },
  readRights: { anyOf: contentRights },

  async open({ trx }) {
    const businesses = await listSupplierBusinesses(trx);
    return {
      businesses: new Map(businesses.map((business) => [business.code.toLowerCase(), business])),
      checked: new Map(),
    };
  },

  read: ({ businesses }, { [REASON.name]: _reason, ...values }) =>
    isBankEntry(values) ? readBankLine(values) : readPaymentLine(businesses, values),

  // The same payment twice is a question, not an error: see `keep`
  keyOf: () => null,

  async check({ services, trx, now, community }, { businesses, checked }, lines) {
    const { communityId, timeZone } = community;
    const businessIds = new Set([...businesses.values()].map(({ businessId }) => businessId));
    const bankLines = lines.filter(isBankLine);
    const payers = await findBankPayers(services, trx, { communityId, now, businessIds }, bankLines);
    const named = new Map<FileLine, NamedLine>(bankLines.map((line, index) => [line, payers[index] as NamedLine]));
    const payable = lines.flatMap((line) => lineOf(line, named) ?? []);
    const results = await checkPaymentLines(trx, { communityId, timeZone, now }, payable);
    const resultOf = new Map(payable.map((line, index) => [line, results[index] as CheckedLine]));
    return lines.map((line) => {
      const found = named.get(line);
      const payment = lineOf(line, named);
      const result = payment ? (resultOf.get(payment) as CheckedLine) : (found as CheckedLine);
      checked.set(line, { line: payment, values: found && 'values' in found ? found.values : {}, result });
      return 'findings' in result ? result.findings : [];
    });
  },

  async keep({ trx, now, community }, { checked }, fileId, lines) {
    const place = { communityId: community.communityId, fileId, now };
    const toKeep = lines.map(({ line: read, values, ...examined }) => {
      const { line = null, values: more = {}, result } = (read && checked.get(read)) ?? {};
      const own = isBankEntry(values) ? keptBankValues(values) : values;
      return {
        ...examined,
        line,
        values: { ...own, ...more },
        payment: result && 'payment' in result ? result.payment : null,
      };
    });
    await keepCheckedLines(trx, place, toKeep);
  },

  wrongLines: listWrongLines,
};

/** The line that a payment is made of; null where an entry of a bank file has no payer. */
function lineOf(line: FileLine, named: ReadonlyMap<FileLine, NamedLine>): PaymentLine | null {
  if (!isBankLine(line)) return line;
  const found = named.get(line);
  return found && 'line' in found ? found.line : null;
}
