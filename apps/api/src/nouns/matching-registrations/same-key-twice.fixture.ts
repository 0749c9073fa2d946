import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const registration =
  (bsb: string, input: RestInput = {}): Ready =>
  async (owner) => {
    const { rows } = await owner.query<{ id: number }>(
      `insert into app.matching_registration (community_id, business_id, off_system_bsb, created_at, updated_at)
       values (10, 101, $1, $2, $2) returning id`,
      [bsb, AT],
    );
    return { ...input, params: { id: Number(rows[0]?.id) } };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'matchingRegistrations.create': () => ({
      params: { communityId: 10 },
      body: { registrationType: 'OFF_SYSTEM', offSystemBsb: '082-781', supplierId: 101 },
    }),
    'matchingRegistrations.delete': registration('082782'),
    'matchingRegistrations.update': registration('082783', { body: { offSystemBsb: '082784' } }),
    'matchingRules.create': registration('082785', {
      body: { ruleCode: 'MATCH_TO_INVOICE_NUMBER', ruleName: 'Invoice number' },
    }),
  },
};
