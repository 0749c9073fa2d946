import { insertSharedView } from '@quickportal/db/testing/test-rows';
import type { Client } from 'pg';
import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const ownView = async (owner: Client, userId: number, id: number): Promise<number> => {
  await insertSharedView(owner, { communityId: 10, id });
  await owner.query('update app.saved_view set owner_user_id = $1 where id = $2', [userId, id]);
  return id;
};

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'savedViews.delete': async (owner, userId) => ({ params: { id: await ownView(owner, userId, 3021) } }),
    'savedViews.update': async (owner, userId) => ({
      params: { id: await ownView(owner, userId, 3022) },
      body: { name: 'Mine' },
    }),
  },
};
