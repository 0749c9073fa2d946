import type { FileKey } from '@quickportal/contracts/kernel/list';
import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import type { Compilable } from 'kysely';
import { fileSelection } from '../exports/select-file-columns.ts';
import { fromPayToAgreement } from './payto-agreement.ts';
import { agreementConditions, agreementOrder } from './build-payto-agreement-search.ts';
import { agreementSearch, type PayToAgreementSearch } from './search-payto-agreements.ts';

/** Where every column of the export comes from. */
const sources = {
  customerName: `coalesce(c.customer_name, '')`,
  customerNumber: `coalesce(c.customer_number, '')`,
  customerId: 'c.id',
  agreementToken: 'g.agreement_token',
  status: 'g.status',
  description: 'g.description',
  payeeReference: 'g.payee_reference',
  payerName: 'p.payer_name',
  payFrom: `coalesce(p.masked_pay_id, 'BSB ' || substr(p.bsb, 1, 3) || '-' || substr(p.bsb, 4) || ' · •••• ' || substring(p.masked_account_number from '\\d*$'))`,
  frequency: 't.frequency',
  createdAt: 'g.created_at',
  supplierBusiness: 'b.name',
  paymentAmount: 'coalesce(t.payment_amount, t.maximum_payment_amount)',
  currency: 't.currency',
  startDate: 'g.start_date',
  endDate: 't.end_date',
};

/** The agreements that a search finds, all of them, in its order, with these columns. */
export function agreementExport(
  search: PayToAgreementSearch,
  columns: readonly FileKey<typeof payToAgreementList>[],
): Compilable {
  const { shape, values } = agreementSearch(search);
  return fromPayToAgreement()
    .select(fileSelection(payToAgreementList, sources, columns))
    .where(agreementConditions(shape, 'g', values))
    .orderBy(agreementOrder(shape.sort, 'g'));
}
