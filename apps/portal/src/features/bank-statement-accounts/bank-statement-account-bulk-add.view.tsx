import type { BulkAddition } from '@quickportal/contracts/bank-statement-accounts/bulk-addition';
import type { Business } from '@quickportal/contracts/businesses/contracts';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Mono } from '@quickportal/ui/mono';
import { useId, useState } from 'react';
import { crumb } from '../../layout/page/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface BankStatementAccountBulkAddViewProps {
  business: Business;
  /** What came of the last list that was sent; null: none was. */
  outcome: BulkAddition | null;
  form: React.ReactNode;
}

/** Adds the accounts of a pasted list to a business, and says what came of each line. */
// In the specification: 3P052
export function BankStatementAccountBulkAddView({ business, outcome, form }: BankStatementAccountBulkAddViewProps) {
  const { businessId, businessName, communityName } = business;
  return (
    <PageStack>
      <PageHeader
        title="Bank Statement Account Bulk Add"
        parent={crumb('BusinessBankStatementAccountsView', businessName, { BusinessId: businessId })}
        subtitle={
          <>
            Community{' '}
            <PageLink to="QuickRecBusinessesView" search={{ SupplierFlag: true }} className="underline">
              {communityName}
            </PageLink>
            , business{' '}
            <PageLink to="BusinessBankStatementAccountsView" search={{ BusinessId: businessId }} className="underline">
              {businessName}
            </PageLink>
          </>
        }
      />
      <div className="grid max-w-3xl gap-4">
        {outcome && <Outcome outcome={outcome} />}
        {form}
      </div>
    </PageStack>
  );
}

const counted = (count: number, what: string): string => `${count} ${count === 1 ? 'account' : 'accounts'} ${what}`;

function Outcome({ outcome }: { outcome: BulkAddition }) {
  const { successfulAccounts, existingAccounts, unsuccessfulAccounts } = outcome;
  const wrong = unsuccessfulAccounts.length;
  const title = [
    counted(successfulAccounts.length, 'added'),
    ...(existingAccounts.length > 0 ? [`${existingAccounts.length} existed already`] : []),
    ...(wrong > 0 ? [`${wrong} not added`] : []),
  ].join(', ');
  return (
    <div className="grid gap-3">
      <Alert tone={wrong > 0 ? 'warning' : 'success'} title={title}>
        {wrong > 0 && 'Correct the lines below and send them again. Accounts that exist stay as they are.'}
      </Alert>
      <OutcomePanel
        title="Added accounts"
        entries={successfulAccounts.map(({ accountIdentifier }) => ({ text: accountIdentifier ?? '' }))}
      />
      <OutcomePanel
        title="Existing accounts"
        entries={existingAccounts.map(({ accountIdentifier }) => ({ text: accountIdentifier ?? '' }))}
      />
      <OutcomePanel
        title="Accounts not added"
        entries={unsuccessfulAccounts.map(({ accountIdentifier, reason }) => ({
          text: accountIdentifier ?? '',
          reason,
        }))}
      />
    </div>
  );
}

/** So many entries are shown before a user unfolds the rest. */
const SHOWN = 5;

interface OutcomePanelProps {
  title: string;
  entries: readonly { text: string; reason?: string }[];
}

function OutcomePanel({ title, entries }: OutcomePanelProps) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  if (entries.length === 0) return null;
  const shown = unfolded ? entries : entries.slice(0, SHOWN);
  return (
    <Card title={`${title} (${entries.length})`}>
      <CardBody className="grid gap-3">
        <ul id={id} className="grid gap-2">
          {shown.map(({ text, reason }, index) => (
            <li key={`${index} ${text}`} className="grid gap-0.5 wrap-anywhere">
              <Mono>{text}</Mono>
              {reason !== undefined && <span className="text-13 text-danger-ink">{reason}</span>}
            </li>
          ))}
        </ul>
        {entries.length > SHOWN && (
          <Button
            size="sm"
            className="justify-self-start"
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? `Show the first ${SHOWN}` : `Show all ${entries.length}`}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
