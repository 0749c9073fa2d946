import { contentRights } from '@quickportal/contracts/payment-files/call-parts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import type { FileKind } from '../../engines/uploads/file-kind.ts';
import { checkPaymentLines, type CheckedLine } from './check-payment-lines.ts';
import { keepCheckedLines } from './keep-checked-lines.ts';
import { paymentFileColumns, REASON } from './payment-file-columns.ts';
import { listWrongLines } from './list-wrong-lines.ts';
import { readPaymentLine, type PaymentLine, type SupplierBusiness } from './read-payment-line.ts';

export interface PaymentFileContext {
  /** Enabled supplier businesses by their code in lower case. */
  readonly businesses: ReadonlyMap<string, SupplierBusiness>;
  /** What `check` found out, for `keep`. */
  readonly checked: Map<PaymentLine, CheckedLine>;
}

/** A list of payments: each line takes one from a customer's account, after the file was released. */
export const paymentFile: FileKind<PaymentFileContext, PaymentLine> = {
  format: 'PAYMENTS',
  contentFormats: ['PAYMENTS_CSV'],
  title: 'Payments',
  description:
    'Takes one payment per line from an account of a customer. Nothing is taken until the file was checked and released.',
  columns: paymentFileColumns,
  maxBytes: 100_000_000,
  maxLines: 200_000,
  product: 'QUICKBATCH',
  uploadRights: { anyOf: ['TERMINAL_EXISTING_CUSTOMER'] },
  readRights: { anyOf: contentRights },

  async open({ trx }) {
    const businesses = await listSupplierBusinesses(trx);
    return {
      businesses: new Map(businesses.map((business) => [business.code.toLowerCase(), business])),
      checked: new Map(),
    };
  },

  read: ({ businesses }, { [REASON.name]: _reason, ...values }) => readPaymentLine(businesses, values),

  // The same payment twice is a question, not an error: see `keep`
  keyOf: () => null,

  async check({ trx, now, community }, { checked }, lines) {
    const { communityId, timeZone } = community;
    const results = await checkPaymentLines(trx, { communityId, timeZone, now }, lines);
    return results.map((result, index) => {
      checked.set(lines[index] as PaymentLine, result);
      return 'findings' in result ? result.findings : [];
    });
  },

  async keep({ trx, now, community }, { checked }, fileId, lines) {
    const place = { communityId: community.communityId, fileId, now };
    const toKeep = lines.map((examined) => {
      const result = examined.line && checked.get(examined.line);
      return { ...examined, payment: result && 'payment' in result ? result.payment : null };
    });
    await keepCheckedLines(trx, place, toKeep);
  },

  wrongLines: listWrongLines,
};
