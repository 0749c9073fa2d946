import { trpc } from './connection/trpc.ts';

/** The businesses by which a list of the community can be filtered. */
export const useSupplierBusinesses = ({ enabled = true }: { enabled?: boolean } = {}) =>
  trpc.businesses.search.useQuery({ query: { supplierFlag: true } }, { staleTime: 300_000, enabled });
