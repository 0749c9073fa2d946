import type { BillingCode } from '@quickportal/contracts/billing-codes/read';
import * as contracts from '@quickportal/contracts/billing-codes/contracts';
import { billingCodeStatus } from '@quickportal/contracts/rules/billing/billing-code-status';
import { BILLING_ZONE } from '@quickportal/contracts/rules/billing/billing-months';
import { listBillingCodes as list, type StoredBillingCode } from '@quickportal/db/billing-codes/list-billing-codes';
import { dateIn } from '../../kernel/date-in.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const listBillingCodes = implement(contracts.listBillingCodes).query(
  async ({ ctx, input: { params, query } }) => {
    const today = dateIn(BILLING_ZONE, ctx.services.clock.now());
    const { items, recordsCount } = await list(ctx.db, { ...params, ...query });
    return pageOf({ items: items.map((item) => toBillingCode(item, today)), recordsCount }, query);
  },
);

function toBillingCode(stored: StoredBillingCode, today: string): BillingCode {
  const { businessId, businessCode, businessName, cisKey, soldProduct, billingCode } = stored;
  const { effectiveFrom: from, effectiveTo: to } = stored;
  const confirmation = from === null ? null : { from, to };
  const status = billingCodeStatus({ ...stored, confirmation }, today);
  return { businessId, businessCode, businessName, cisKey, soldProduct, billingCode, status };
}
