import type { SupplierAccountDetails } from '@quickportal/contracts/supplier-accounts/supplier-account-details';
import type { SupplierAccountUse } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import {
  instrumentNames,
  type InstrumentCode,
  termProductNames,
} from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Skeleton } from '@quickportal/ui/skeleton';
import { labelled } from '../../../data/labels.ts';
import { PageLink } from '../../../pages/page-link.tsx';

interface AccountUseViewProps {
  account: SupplierAccountDetails;
  /** Undefined: still loading. */
  use: SupplierAccountUse | undefined;
}

/** What uses an account: payment terms, schedules, agreements, statement accounts, and businesses it is linked to. */
export function AccountUseView({ account, use }: AccountUseViewProps) {
  const { kind, activeSchedules, activeAgreements, statementAccounts, linkedBusinesses } = account;
  return (
    <Card title="Where it is used">
      <CardBody>
        <DescriptionList>
          <DescriptionItem term="Payment terms">
            {use ? <Terms use={use} /> : <Skeleton className="w-40" />}
          </DescriptionItem>
          <DescriptionItem term="Active schedules">{formatCount(activeSchedules)}</DescriptionItem>
          {kind === 'PAYTO_PAYEE' && (
            <DescriptionItem term="Active PayTo agreements">{formatCount(activeAgreements)}</DescriptionItem>
          )}
          <DescriptionItem term="Statement account">
            {statementAccounts.length === 0
              ? null
              : statementAccounts.map(({ bankStatementAccountId, aliasName, statusCode }) => (
                  <div key={bankStatementAccountId}>
                    {aliasName} <span className="text-ink-2">{statusTitles[statusCode]}</span>
                  </div>
                ))}
          </DescriptionItem>
          {kind === 'AU_MERCHANT' && (
            <DescriptionItem term={labelled('Linked businesses')}>
              {linkedBusinesses.length === 0
                ? null
                : linkedBusinesses.map(({ businessId, businessName }) => (
                    <div key={businessId}>
                      <PageLink to="AuMerchantAccountsView" search={{ BusinessId: businessId }}>
                        {businessName}
                      </PageLink>
                    </div>
                  ))}
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

const statusTitles = { PENDING: 'Pending', ACTIVE: 'Active', INACTIVE: 'Inactive', CLOSED: 'Closed' } as const;

const Terms = ({ use: { paymentTerms } }: { use: SupplierAccountUse }) =>
  paymentTerms.length === 0
    ? 'None: no payment is taken through this account.'
    : paymentTerms.map(({ product, instrument, isOnlyAccount }) => (
        <div key={`${product} ${instrument}`}>
          {termProductNames[product] ?? product}, {instrumentNames[instrument as InstrumentCode]}
          {isOnlyAccount && <span className="text-ink-2"> (no other account takes these)</span>}
        </div>
      ));
