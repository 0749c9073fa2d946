import { CustomerCreation } from '@quickportal/contracts/customers/contracts';
import { changeRights, readRights } from '@quickportal/contracts/customers/customer-rights';
import { bodyIssues } from '@quickportal/contracts/kernel/input';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import { type NewCustomer, nextCustomerNumber } from '@quickportal/db/customers/change-customer';
import { findUsedNumbers, insertCustomers } from '@quickportal/db/customers/import-customers';
import type { FileKind, LineFinding } from '../../engines/uploads/file-kind.ts';
import { customerFileColumns, customerFileValues, YES_OR_NO_COLUMNS } from './customer-file-columns.ts';
import type { z } from 'zod';
import { countryOf, detailsOf, NUMBER_USED } from './customer-guards.ts';
import { customerObject, toCustomer } from './load-customer.ts';

export type ImportedLine = z.output<typeof CustomerCreation>;
export interface ImportContext {
  /** Enabled supplier businesses by their code in lower case. */
  readonly businesses: ReadonlyMap<string, { businessId: number }>;
}

/** Leading zeros that a spreadsheet may have removed from a number. */
const LEADING_ZEROS = ['0', '00', '000', '0000'];
const withZeros = (number: string): string[] =>
  /^[1-9]\d*$/.test(number) ? LEADING_ZEROS.map((zeros) => zeros + number) : [];

/** A list of new customers: each line is what `customers.create` takes, with the business named by its code. */
export const customerFile: FileKind<ImportContext, ImportedLine> = {
  format: 'CUSTOMERS',
  title: 'Customers',
  description: 'Adds one customer per line. Existing customers are not changed.',
  columns: customerFileColumns,
  maxBytes: 100_000_000,
  maxLines: 500_000,
  uploadRights: { anyOf: changeRights },
  readRights: { anyOf: readRights },

  async open({ trx }) {
    const businesses = await listSupplierBusinesses(trx);
    return { businesses: new Map(businesses.map((business) => [business.code.toLowerCase(), business])) };
  },

  read({ businesses }, { businessCode, ...values }) {
    const [only, another] = [...businesses.values()].slice(0, 2);
    const business =
      businessCode === undefined ? (another ? undefined : only) : businesses.get(businessCode.toLowerCase());
    const findings: LineFinding[] = [];
    if (!business) {
      const message =
        businessCode === undefined
          ? 'Required.'
          : 'There is no supplier business with this code, or you do not have access to it.';
      findings.push({ column: 'businessCode', message });
    }
    const body = { ...customerFileValues(values), businessId: business?.businessId ?? 1 };
    const { data, issues } = bodyIssues(CustomerCreation, body);
    for (const { path, message } of issues) {
      const column = String(path[0] ?? '');
      findings.push({ column, message: YES_OR_NO_COLUMNS.has(column) ? 'Enter yes or no.' : message });
    }
    return findings.length > 0 ? { findings } : { line: data as ImportedLine };
  },

  keyOf: ({ businessId, customerNumber }) =>
    customerNumber ? { key: `${businessId} ${customerNumber}`, column: 'customerNumber' } : null,

  async check({ trx }, _context, lines) {
    const numbers = lines.flatMap(({ businessId, customerNumber = '' }) =>
      [customerNumber, ...withZeros(customerNumber)].map((number) => ({ businessId, customerNumber: number })),
    );
    const numbered = numbers.filter(({ customerNumber }) => customerNumber !== '');
    const used = numbered.length === 0 ? [] : await findUsedNumbers(trx, numbered);
    const keys = new Set(used.map(({ businessId, customerNumber }) => `${businessId} ${customerNumber}`));
    return lines.map(({ businessId, customerNumber = '' }) => {
      if (keys.has(`${businessId} ${customerNumber}`)) return [{ column: 'customerNumber', message: NUMBER_USED }];
      const longer = withZeros(customerNumber).find((number) => keys.has(`${businessId} ${number}`));
      const message = `This business has a customer ${longer}. A spreadsheet may have removed the leading zeros.`;
      return longer === undefined ? [] : [{ column: 'customerNumber', message }];
    });
  },

  async apply({ trx, now, community, audit, emit }, _context, lines) {
    const { communityId, currency } = community;
    const customers: NewCustomer[] = [];
    for (const { businessId, customerNumber, ...entered } of lines) {
      const number = customerNumber || (await nextCustomerNumber(trx, { communityId, businessId }));
      const details = detailsOf(entered);
      customers.push({ communityId, businessId, customerNumber: number, country: countryOf(currency), ...details });
    }
    const ids = await insertCustomers(trx, customers, now);
    for (const [at, objectId] of ids.entries()) {
      const customer = await toCustomer(trx, objectId);
      const { communityId: _community, country: _country, ...after } = customers[at] as NewCustomer;
      const description = `Customer ${customer.customerName} added`;
      await audit({ action: 'customers.create', objectType: 'customer', objectId, description, after });
      await emit({ type: 'customer.created', object: customerObject(customer), data: customer });
    }
  },
};
