import type { LinkableMerchant } from '@quickportal/contracts/merchant-accounts/merchant-account';
import { linkableMerchantList } from '@quickportal/contracts/merchant-accounts/merchant-account-lists';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { IconButton } from '@quickportal/ui/icon-button';
import { CreditCard, Info } from 'lucide-react';
import { actionsColumn } from '../../../layout/list/actions-column.tsx';
import { ListFilters } from '../../../layout/filters/list-filters.tsx';
import { narrowingOf } from '../../../layout/filters/narrowing.ts';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { ListTable, type InnerListProps } from '../../../layout/list/list-table.tsx';
import { PageLink } from '../../../pages/page-link.tsx';

export interface LinkableMerchantsProps extends InnerListProps<LinkableMerchant> {
  search: FilterValues<typeof linkableMerchantList>;
  onSearchChange: (patch: Partial<FilterValues<typeof linkableMerchantList>>) => void;
  /** Whether merchants can be linked and copied now. */
  canLink: boolean;
  /** A merchant is being linked. */
  isBusy: boolean;
  onLink: (merchant: LinkableMerchant) => void;
  onCopy: (merchant: LinkableMerchant) => void;
}

const columns = listColumns<LinkableMerchant, typeof linkableMerchantList>(linkableMerchantList, 'UTC', {
  accountAlias: (merchant) => <Alias {...merchant} />,
  merchant: ({ merchantName, merchantId }) => (
    <>
      {merchantName} <span className="font-mono text-13 whitespace-nowrap text-ink-2">{merchantId}</span>
    </>
  ),
  settlementAccount: ({ settlementAccountBsb, settlementAccountNumber }) =>
    [settlementAccountBsb, settlementAccountNumber].filter((part) => part !== null).join(' '),
  linked: ({ linked }) =>
    linked ? <Badge tone="success">Already linked</Badge> : <Badge tone="neutral">Unlinked</Badge>,
});

/** A merchant that the business has leads to its account. */
function Alias({ accountAlias, enabled, linked, accountId, businessId }: LinkableMerchant) {
  const name = enabled ? accountAlias : `${accountAlias} (Disabled)`;
  if (!linked) return name;
  return (
    <PageLink to="AccountDetailsView" search={{ accountId, businessId }}>
      {name}
    </PageLink>
  );
}

/** Merchants of the community: one that the business does not have is linked, one that it has is copied. */
// In the specification: 3R055 3R058 3R063 3R064
export function LinkableMerchants(props: LinkableMerchantsProps) {
  const { table, search, onSearchChange, page, onPageChange } = props;
  const filtering = { search, onSearchChange };
  const actions = actionsColumn<LinkableMerchant>((merchant) => <MerchantAction merchant={merchant} {...props} />);
  return (
    <div className="grid gap-3">
      <ListFilters of={linkableMerchantList} list={filtering} />
      <ListTable<LinkableMerchant>
        of={linkableMerchantList}
        idOf={({ accountId }) => accountId}
        columns={[...columns, { ...actions, headerHidden: false, width: 8.5 }]}
        list={{ table, page, onPageChange }}
        pageSize={5}
        filters={narrowingOf(linkableMerchantList, filtering)}
        empty={{
          icon: <CreditCard />,
          text: 'Merchants of the community can be linked or copied here once there is one.',
          tip: 'Try a part of the alias, or the whole merchant ID.',
        }}
      />
    </div>
  );
}

function MerchantAction({
  merchant,
  canLink,
  isBusy,
  onLink,
  onCopy,
}: LinkableMerchantsProps & { merchant: LinkableMerchant }) {
  const { accountAlias, linked, pendingAccountAuthorisationId } = merchant;
  if (pendingAccountAuthorisationId !== null)
    return (
      <IconButton
        label={`The request must be resolved before further changes can be made. Open the request for ${accountAlias}`}
        asChild
      >
        <PageLink
          to="AccountAuthorisationView"
          search={{ PendingAccountAuthorisationId: pendingAccountAuthorisationId }}
        >
          <Info />
        </PageLink>
      </IconButton>
    );
  if (!canLink) return null;
  const label = linked ? 'Copy Details' : 'Link Merchant';
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${label} ${accountAlias}`}
      disabled={isBusy}
      onClick={() => (linked ? onCopy(merchant) : onLink(merchant))}
    >
      {label}
    </Button>
  );
}
