import { skipToken } from '@tanstack/react-query';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** The products of a community. */
export const useProductConfig = (communityId: number) =>
  trpc.products.getConfig.useQuery({ params: { communityId } }, shownInline);

/** What uses them; null: no one asks. */
export const useProductUse = (communityId: number | null) =>
  trpc.products.getUse.useQuery(communityId === null ? skipToken : { params: { communityId } }, shownInline);
