import { trpc } from './trpc.ts';

/** The businesses that a list of the community can be narrowed to. */
export const useSupplierBusinesses = ({ enabled = true }: { enabled?: boolean } = {}) =>
  trpc.businesses.search.useQuery({ query: { supplierFlag: true } }, { staleTime: 300_000, enabled });
