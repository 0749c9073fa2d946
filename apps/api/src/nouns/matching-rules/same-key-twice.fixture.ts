import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

/** The rule at a place of a registration of its own, which has three. */
const rule =
  (bsb: string, place: number, { status = 'ENABLED', ...input }: RestInput & { status?: string } = {}): Ready =>
  async (owner) => {
    const registration = await owner.query<{ id: number }>(
      `insert into app.matching_registration (community_id, business_id, off_system_bsb, created_at, updated_at)
       values (10, 101, $1, $2, $2) returning id`,
      [bsb, AT],
    );
    const { rows } = await owner.query<{ id: number }>(
      `insert into app.matching_rule (community_id, business_id, matching_registration_id, order_number, rule_code,
         rule_name, status, created_at, updated_at)
       select 10, 101, $1, n, (array['MATCH_TO_VIRTUAL_ACCOUNT', 'MATCH_TO_INVOICE_NUMBER', 'MATCH_TO_AMOUNT_AND_DATE'])[n],
         'Rule ' || n, $2, $3, $3 from generate_series(1, 3) n order by n returning id`,
      [registration.rows[0]?.id, status, AT],
    );
    return { ...input, params: { id: Number(rows[place - 1]?.id) } };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'matchingRules.delete': rule('082771', 2),
    'matchingRules.lower': rule('082772', 2, { body: {} }),
    'matchingRules.pause': rule('082773', 1, { body: {} }),
    'matchingRules.raise': rule('082774', 3, { body: {} }),
    'matchingRules.resume': rule('082775', 1, { body: {}, status: 'PAUSED' }),
    'matchingRules.update': rule('082776', 1, { body: { ruleName: 'Changed' } }),
  },
};
