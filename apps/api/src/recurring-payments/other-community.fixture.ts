import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'recurring-payments/{id}': 920_000_001, 'businesses/{id}': 201 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.recurring_payment (community_id, id, business_id, customer_id, code, description, status, amount, currency, frequency, start_date, next_payment_date, run_on, status_changed_at, created_at, updated_at)
       values (20, 920000001, 201, 2001, 'PS-920000001', 'Rent', 'ACTIVE', 1000, 'AUD', 'MONTHLY', '2026-12-01', '2026-12-01', '2026-12-01', now(), now(), now())`,
    );
  },
};
