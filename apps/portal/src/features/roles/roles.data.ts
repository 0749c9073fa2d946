import { shownInline } from '../../data/query-client.ts';
import { api, trpc } from '../../data/trpc.ts';

/** Every role that users of the community can hold. */
export const useRoles = () => trpc.roles.list.useQuery(undefined, shownInline);

/** After a role was added, changed or deleted: users show roles too. */
export const rolesChanged = (): Promise<unknown> =>
  Promise.all([api.roles.list.invalidate(), api.users.search.invalidate(), api.users.get.invalidate()]);
