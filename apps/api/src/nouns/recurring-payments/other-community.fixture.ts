import type { Client } from 'pg';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

interface Schedule {
  communityId: number;
  businessId: number;
  customerId: number;
  id: number;
}
const insert = (owner: Client, { communityId, businessId, customerId, id }: Schedule) =>
  owner.query(
    `insert into app.recurring_payment (community_id, id, business_id, customer_id, code, description, status, amount, currency, frequency, start_date, next_payment_date, run_on, status_changed_at, created_at, updated_at)
     values ($1, $2::bigint, $3, $4, 'PS-' || $2::bigint, 'Rent', 'ACTIVE', 1000, 'AUD', 'MONTHLY', '2026-12-01', '2026-12-01', '2026-12-01', now(), now(), now())`,
    [communityId, id, businessId, customerId],
  );
const terms = {
  instalmentAmount: '100.00',
  frequency: 'MONTHLY',
  nextPaymentDate: '2026-12-30',
  endRule: 'UNTIL_STOPPED',
};

export const otherCommunity: OtherCommunity = {
  things: { 'recurring-payments/{id}': 920_000_001, 'businesses/{id}': 201 },
  insert: async (owner) => {
    await insert(owner, { communityId: 20, businessId: 201, customerId: 2001, id: 920_000_001 });
  },
  reach: async ({ owner }) => {
    await insert(owner, { communityId: 10, businessId: 101, customerId: 1001, id: 920_000_002 });
    await insert(owner, { communityId: 10, businessId: 102, customerId: 1031, id: 920_000_003 });
    await insert(owner, { communityId: 10, businessId: 102, customerId: 1032, id: 920_000_004 });
    const schedule = { own: 920_000_003, others: [920_000_001, 920_000_002] };
    const business = { own: 102, others: [101, 201] };
    return {
      paths: { 'recurring-payments/{id}': schedule, 'businesses/{id}': business },
      fields: {
        businessId: business,
        supplierId: business,
        // the preview is for one customer
        recurringPaymentId: { ...schedule, others: [...schedule.others, 920_000_004] },
      },
      inputs: {
        'recurringPayments.create': { body: { ...terms, description: 'Water rates' } },
        'recurringPayments.preview': { body: terms },
        'recurringPayments.update': { body: { ...terms, description: 'Water rates' } },
        'recurringPayments.changeDate': { params: { nominalDate: '2026-12-01' } },
      },
    };
  },
};
