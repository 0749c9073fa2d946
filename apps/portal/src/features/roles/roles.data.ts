import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** Every role that users of the community can hold. */
export const useRoles = () => trpc.roles.list.useQuery(undefined, shownInline);
