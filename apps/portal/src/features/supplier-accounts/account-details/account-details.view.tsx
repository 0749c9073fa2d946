import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { accountKinds, describeKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { isShown, refusalOf } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import type { SupplierAccountDetails } from '@quickportal/contracts/supplier-accounts/supplier-account-details';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { crumb } from '../../../layout/page/breadcrumbs.tsx';
import { PageAction } from '../../../layout/page/page-action.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { accountActionLabels, type RowAction } from '../account-actions.tsx';
import { AccountStatusBadge } from '../account-status.tsx';
import { AccountBanner, BusinessLine } from '../accounts-frame.tsx';
import { listPageOf } from './list-page-of.ts';

export type AccountTab = 'details' | 'payments' | 'history';

export interface AccountDetailsViewProps {
  account: SupplierAccountDetails;
  setup: SupplierAccountSetup;
  communityId: number;
  timeZone: string;
  canChange: boolean;
  tab: AccountTab;
  onTabChange: (tab: AccountTab) => void;
  onAction: (action: RowAction) => void;
  /** Why the account was not enabled that a user wanted to enable. */
  refusal?: string | null;
  /** What uses the account. */
  use: React.ReactNode;
  /** Absent: the user may not see transactions. */
  payments?: React.ReactNode;
  history: React.ReactNode;
}

/** One settlement account: what it is, what uses it, what settles to it and what was done to it. */
// In the specification: 3P017
export function AccountDetailsView(props: AccountDetailsViewProps) {
  const { account, setup, communityId, canChange, refusal = null, tab, onTabChange, use, payments, history } = props;
  const { kind, accountAlias, businessId, status, pendingAccountAuthorisationId } = account;
  const { view, title } = listPageOf[kind];
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={accountAlias}
        badge={<AccountStatusBadge status={status} />}
        parent={crumb(view, title, { BusinessId: businessId })}
        subtitle={<BusinessLine setup={setup} />}
        actions={canChange && communityId !== PAYWAY_COMMUNITY && <Actions {...props} />}
      />
      <AccountBanner kind={kind} communityId={communityId} setup={setup} />
      {refusal !== null && <Alert tone="danger" title={refusal} />}
      {pendingAccountAuthorisationId !== null && (
        <Alert
          tone="info"
          title="A change of this account waits for approval"
          actions={
            <Button asChild size="sm">
              <PageLink
                to="AccountAuthorisationView"
                search={{ PendingAccountAuthorisationId: pendingAccountAuthorisationId }}
              >
                Open request
              </PageLink>
            </Button>
          }
        >
          The request must be resolved before further changes can be made.
        </Alert>
      )}
      <Facts {...props} />
      <Tabs value={tab} onValueChange={(next) => onTabChange(next as AccountTab)}>
        <TabList aria-label="About this account">
          <Tab value="details">Details</Tab>
          {payments !== undefined && <Tab value="payments">Payments</Tab>}
          <Tab value="history">Audit history</Tab>
        </TabList>
        <TabPanel value={tab}>
          {
            {
              details: (
                <div className="grid items-start gap-4 lg:grid-cols-2">
                  <Details account={account} />
                  {use}
                </div>
              ),
              payments,
              history,
            }[tab]
          }
        </TabPanel>
      </Tabs>
    </PageStack>
  );
}

/** What one comes for. */
function Facts({ account, timeZone }: AccountDetailsViewProps) {
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts">
          <DescriptionItem term="Kind">{accountKinds[account.kind].title}</DescriptionItem>
          <DescriptionItem term="Currency">{account.currency}</DescriptionItem>
          {account.settlementAccount !== null && (
            <DescriptionItem term="Settlement account">
              <span className="font-mono">{account.settlementAccount}</span>
            </DescriptionItem>
          )}
          <DescriptionItem term="Account ID">
            <CopyableId value={String(account.accountId)} label="account ID" keep={false} />
          </DescriptionItem>
          <DescriptionItem term="Added">
            <DateTime value={account.createdAt} timeZone={timeZone} />
          </DescriptionItem>
          <DescriptionItem term="Last changed">
            <DateTime value={account.updatedAt} timeZone={timeZone} />
          </DescriptionItem>
          <DescriptionItem term="Status since">
            <DateTime value={account.statusChangedAt} timeZone={timeZone} />
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

const Details = ({ account: { details } }: Pick<AccountDetailsViewProps, 'account'>) => (
  <Card title="Details">
    <CardBody>
      <DescriptionList>
        {details.map(({ title, value }) => (
          <DescriptionItem key={title} term={title}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);

/** What the state of the account allows; where it is refused, the button says why. */
function Actions({ account, setup, communityId, onAction }: AccountDetailsViewProps) {
  const { kind, status, nzBankType, merchantType, pendingAccountAuthorisationId } = account;
  if (pendingAccountAuthorisationId !== null) return null;
  const facts = {
    kind,
    communityId,
    setup,
    status,
    isPending: false,
    nzBankType: nzBankType ?? undefined,
    merchantType: merchantType ?? undefined,
  };
  const actions = describeKind(kind).actions.filter(
    (action): action is RowAction => action !== 'add' && isShown(action, facts),
  );
  return actions.toReversed().map((action) => {
    const refusal = refusalOf(action, facts);
    return (
      <PageAction
        key={action}
        action={`${accountActionLabels[action]} account`}
        variant={variants[action]}
        {...(refusal !== null && { 'aria-disabled': true, title: refusal })}
        onClick={() => refusal === null && onAction(action)}
      >
        {accountActionLabels[action]}
      </PageAction>
    );
  });
}

const variants = {
  edit: 'primary',
  enable: 'secondary',
  disable: 'dangerQuiet',
  block: 'dangerQuiet',
  unblock: 'secondary',
} as const;
