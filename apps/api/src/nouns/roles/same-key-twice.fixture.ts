import type { Client } from 'pg';
import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const role = async (owner: Client, name: string): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.role (scope, community_id, code, name, created_at, updated_at)
     values ('COMMUNITY', 10, $1, $1, $2, $2) returning id`,
    [name, AT],
  );
  return Number(rows[0]?.id);
};

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'roles.create': () => ({ body: { roleName: 'Clerks', rights: ['VIEW_CUSTOMERS'] } }),
    'roles.delete': async (owner) => ({ params: { roleId: await role(owner, 'To delete') } }),
    'roles.update': async (owner) => ({
      params: { roleId: await role(owner, 'To change') },
      body: { roleName: 'Changed', rights: ['VIEW_CUSTOMERS'] },
    }),
  },
};
