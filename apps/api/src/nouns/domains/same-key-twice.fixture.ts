import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const entry =
  (url: string, input: RestInput = {}): Ready =>
  async (owner) => {
    const { rows } = await owner.query<{ id: number }>(
      'insert into app.domain_whitelist (community_id, url, created_at) values (10, $1, $2) returning id',
      [url, AT],
    );
    return { ...input, params: { communityIpId: Number(rows[0]?.id) } };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'domains.create': () => ({ body: { url: 'https://a.example.com' } }),
    'domains.delete': entry('https://b.example.com'),
    'domains.update': entry('https://c.example.com', { body: { url: 'https://d.example.com' } }),
  },
};
