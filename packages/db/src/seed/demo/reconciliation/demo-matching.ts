import type { Client } from 'pg';
import { dayLength } from '../demo-days.ts';
import { insertRows } from '../../insert-rows.ts';

interface Registration {
  id: number;
  communityId: number;
  businessId: number;
  type: 'OFF_SYSTEM' | 'PRODUCT_OWNED';
  bsb: string;
  prefix: string;
}

const registrations: readonly Registration[] = [
  { id: 1, communityId: 10, businessId: 100, type: 'PRODUCT_OWNED', bsb: '032999', prefix: '41' },
  { id: 2, communityId: 10, businessId: 101, type: 'OFF_SYSTEM', bsb: '082799', prefix: '' },
  { id: 3, communityId: 20, businessId: 200, type: 'PRODUCT_OWNED', bsb: '032999', prefix: '42' },
];

const BUYER_CODE = 'BILAT_MATCH_TO_BUYER_BUSINESS_CODE';
const rules = [
  ['MATCH_TO_VIRTUAL_ACCOUNT', 'Virtual account', 'The account number that was credited names the payer.'],
  ['MATCH_TO_INVOICE_NUMBER', 'Invoice number', 'The text holds the number of an open invoice.'],
  ['MATCH_TO_AMOUNT_AND_DATE', 'Amount and date', 'One open invoice has this amount and is due.'],
  [BUYER_CODE, 'Buyer business code', 'The text holds the code of a buyer business.'],
] as const;

const ruleId = (registration: Registration, order: number) => registration.id * 10 + order;

/** The rule of a business that finds invoices by their number; null where it has none. */
export function invoiceRuleOf(businessId: number): number | null {
  const registration = registrations.find((candidate) => candidate.businessId === businessId);
  return registration ? ruleId(registration, 2) : null;
}

/** Registrations for matching with their rules in order, one of them paused. */
export async function insertDemoMatching(owner: Client, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 300 * dayLength).toISOString();
  const times = { version: 1, created_at: at, updated_at: at };
  await insertRows(
    owner,
    'app.matching_registration',
    registrations.map(({ id, communityId, businessId, type, bsb, prefix }) => ({
      community_id: communityId,
      id,
      business_id: businessId,
      registration_type: type,
      off_system_bsb: bsb,
      prefix,
      sweep_account_id: null,
      ...times,
    })),
  );
  await insertRows(
    owner,
    'app.matching_rule',
    registrations.flatMap((registration) =>
      rules.map(([code, name, description], index) => ({
        community_id: registration.communityId,
        id: ruleId(registration, index + 1),
        business_id: registration.businessId,
        matching_registration_id: registration.id,
        order_number: index + 1,
        rule_code: code,
        rule_name: name,
        rule_description: description,
        status: code === 'MATCH_TO_AMOUNT_AND_DATE' ? 'PAUSED' : 'ENABLED',
        parameters: {},
        ...times,
      })),
    ),
  );
}
