import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const fee = { soldProduct: 'QuickBatch', soldItem: 'Establishment fee', revenueAmount: '250.00' };

const revenue =
  (paramsOf: (id: number) => object, input: RestInput = {}): Ready =>
  async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into app.expected_revenue (community_id, fee_type, sold_product, sold_item, first_month, created_on,
         created_at, updated_at)
       values (10, 'ESTAB', 'QuickBatch', 'Establishment fee', '2026-11-01', '2026-11-20', $1, $1) returning id`,
      [AT],
    );
    const id = Number(rows[0]?.id);
    await owner.query(
      `insert into app.expected_revenue_amount (community_id, expected_revenue_id, from_month, amount)
       values (10, $1, '2026-11-01', 25000)`,
      [id],
    );
    return { ...input, params: { communityId: 10, ...paramsOf(id) } };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'expectedRevenues.create': () => ({ params: { communityId: 10, revenueKey: 'ESTAB' }, body: fee }),
    'expectedRevenues.update': revenue((communityRevenueId) => ({ feeType: 'ESTAB', communityRevenueId }), {
      body: { revenueAmount: '260.00' },
    }),
    'expectedRevenues.delete': revenue((revenueKey) => ({ revenueKey })),
  },
};
