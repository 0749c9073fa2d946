import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** Most registrations that the choice of one offers. */
const MOST_OFFERED = 100;

/** A page of the registrations of a community. */
export const useRegistrations = (
  communityId: number,
  { page, pageSize }: Pick<PageSearch<'TransactionMatchingView'>, 'page' | 'pageSize'>,
) => trpc.matchingRegistrations.list.useQuery({ params: { communityId }, query: { page, pageSize } }, shownPaged);

/** The registrations whose rules can be chosen. */
export const useRegistrationChoice = (communityId: number) =>
  trpc.matchingRegistrations.list.useQuery({ params: { communityId }, query: { pageSize: MOST_OFFERED } }, shownInline);

/** The rules of a registration; nothing is fetched without one. */
export const useMatchingRules = (registrationId: number | undefined) =>
  trpc.matchingRules.list.useQuery(
    { params: { id: registrationId ?? 0 } },
    { ...shownInline, enabled: registrationId !== undefined },
  );
