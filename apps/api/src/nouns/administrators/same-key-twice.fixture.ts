import type { Client } from 'pg';
import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const staffRole = async (owner: Client, userId: number): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>('select role_id id from app.user_role where user_id = $1', [
    userId,
  ]);
  return Number(rows[0]?.id);
};
const staffColleague = async (owner: Client, userId: number): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(
    `select max(id) id from app.system_user where kind = 'STAFF' and id < $1`,
    [userId],
  );
  return Number(rows[0]?.id);
};

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'administrators.create': async (owner, userId) => ({ body: { roleIds: [await staffRole(owner, userId)] } }),
    'administrators.disable': async (owner, userId) => ({
      params: { systemUserId: await staffColleague(owner, userId) },
    }),
    'administrators.enable': async (owner, userId) => {
      const systemUserId = await staffColleague(owner, userId);
      await owner.query(`update app.system_user set status = 'DISABLED' where id = $1`, [systemUserId]);
      return { params: { systemUserId } };
    },
    'administrators.update': async (owner, userId) => ({
      params: { systemUserId: await staffColleague(owner, userId) },
      body: { roleIds: [await staffRole(owner, userId)] },
    }),
  },
};
