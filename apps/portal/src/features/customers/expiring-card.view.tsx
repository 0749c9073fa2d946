import type { CustomerSummary } from '@quickportal/contracts/customers/read';
import { expiryText } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { Button } from '@quickportal/ui/button';
import { CreditCard } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';
import { FailureItem } from './failure-item.view.tsx';

interface ExpiringCardProps {
  card: NonNullable<CustomerSummary['expiringCards']>['items'][number];
  customerId: number;
  canChangeAccounts: boolean;
}

/** A card that has expired, or soon will. */
export function ExpiringCard({ card, customerId, canChangeAccounts }: ExpiringCardProps) {
  const { accountId, displayName, tokenised, expiryDateMonth, expiryDateYear, expiryStatus, activeSchedules } = card;
  const isExpired = expiryStatus === 'EXPIRED';
  const expiry =
    expiryDateMonth !== null && expiryDateYear !== null
      ? expiryText({ month: expiryDateMonth, year: expiryDateYear })
      : '';
  return (
    <FailureItem
      icon={<CreditCard className={isExpired ? 'text-danger-ink' : 'text-warning-ink'} />}
      title={`${displayName} ${isExpired ? 'expired' : 'expires'} ${expiry}`}
      action={
        canChangeAccounts &&
        !tokenised && (
          <Button asChild size="sm">
            <PageLink
              to="CustomerDetailsView"
              search={{ CustomerId: customerId, tab: 'accounts', account: accountId }}
              aria-label={`Update card ${displayName}`}
            >
              Update card
            </PageLink>
          </Button>
        )
      }
    >
      {tokenised
        ? 'Updated by the card scheme.'
        : activeSchedules === 0
          ? 'Ask the customer for the new expiry date.'
          : `${activeSchedules} ${activeSchedules === 1 ? 'schedule uses' : 'schedules use'} it. Ask the customer for the new expiry date.`}
    </FailureItem>
  );
}
