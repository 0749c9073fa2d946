import type { GlobalSearchHit } from '@quickportal/contracts/global-search/hit';
import { findEverywhere, MOST_FOUND, type Found } from '@quickportal/db/global-search/find-everywhere';
import type { SearchKindName } from '@quickportal/db/global-search/search-kind';
import { pageOf } from '../../kernel/paging.ts';
import type { CallContext } from '../../procedures/context.ts';

/** Where a hit opens: a page of spec/pages.md and its parameters. */
type Place = Pick<GlobalSearchHit, 'view' | 'params'>;
const place = (view: string, params: Record<string, number | null>): Place => ({
  view,
  params: Object.fromEntries(Object.entries(params).filter((entry): entry is [string, number] => entry[1] !== null)),
});

/** Batches of payments that users take one by one have no page. */
function ofFile({ fileGroupId }: Found): Place {
  if (fileGroupId === null) return place('', {});
  return place('PaymentFileSummaryView', { PaymentBatchGroup: fileGroupId });
}

const placeOf: Readonly<Record<SearchKindName, (found: Found) => Place>> = {
  communities: ({ id }) => place('BusinessesView', { CommunityId: id }),
  users: ({ id, communityId }) =>
    communityId === null
      ? place('AdministratorDetailsView', { SystemUserId: id })
      : place('UserDetailsView', { SystemUserId: id, CommunityId: communityId }),
  businesses: ({ id, communityId }) => place('BusinessSettingsView', { BusinessId: id, CommunityId: communityId }),
  invoices: ({ communityId }) => place('TransactionMatchingView', { CommunityId: communityId }),
  externalSystemClients: ({ businessId }) => place('ExternalSystemClientsView', { BusinessId: businessId }),
  quickVoiceProfiles: ({ communityId, businessId }) =>
    place('EditQuickVoiceConfigurationView', { CommunityId: communityId, BusinessId: businessId }),
  serviceMessages: ({ id }) => place('ServiceMessageDetailView', { serviceMessageId: id }),
  batchEntries: ({ id }) => place('BatchEntryDetailsView', { batchEntryId: id }),
  paymentBatches: ofFile,
  paymentBatchGroups: ofFile,
  accounts: ({ id, businessId }) => place('AccountDetailsView', { accountId: id, businessId }),
};

interface Search {
  ctx: CallContext;
  input: { query: { query: string; page: number; pageSize: number } };
}

/** Searches all communities for one kind of thing. */
export const foundBy =
  (kind: SearchKindName) =>
  async ({ ctx, input: { query } }: Search) => {
    const db = ctx.services.db.reader({ kind: 'staff' });
    const { items, recordsCount } = await findEverywhere(db, kind, { ...query, text: query.query });
    const hits = items.map((found) => {
      const { businessId: _business, fileGroupId: _group, ...hit } = found;
      return { ...hit, ...placeOf[kind](found) };
    });
    const isCapped = recordsCount > MOST_FOUND;
    return pageOf(
      { items: hits, recordsCount: isCapped ? MOST_FOUND : recordsCount, recordsCountCapped: isCapped },
      query,
    );
  };
