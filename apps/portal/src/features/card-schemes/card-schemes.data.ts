import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** The card schemes of a business. */
export const useCardSchemes = (businessId: number) =>
  trpc.cardSchemes.getCardSchemes.useQuery({ params: { businessId } }, shownInline);
