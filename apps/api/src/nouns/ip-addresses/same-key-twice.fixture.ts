import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const entry =
  (network: string, input: RestInput = {}): Ready =>
  async (owner) => {
    const { rows } = await owner.query<{ id: number }>(
      'insert into app.ip_whitelist (community_id, network, created_at) values (10, $1, $2) returning id',
      [network, AT],
    );
    return { ...input, params: { communityIpId: Number(rows[0]?.id) } };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'ipAddresses.create': () => ({ body: { ipAddress: '198.51.100.1' } }),
    'ipAddresses.delete': entry('198.51.100.2'),
    'ipAddresses.update': entry('198.51.100.3', { body: { ipAddress: '198.51.100.4' } }),
  },
};
