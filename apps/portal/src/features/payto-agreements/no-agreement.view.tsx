import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { FileX } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';

interface NoAgreementProps {
  /** Null: the payer is no customer. */
  customerId: number | null;
  /** Why, in the server's words. */
  reason: string;
  /** Who can change that. */
  help?: string;
}

/** In place of the wizard where a customer can have no agreement, or an agreement cannot be amended. */
export function NoAgreementView({ customerId, reason, help }: NoAgreementProps) {
  return (
    <Card>
      <EmptyState
        level={2}
        icon={<FileX />}
        title={reason}
        action={
          <Button asChild variant="primary">
            {customerId === null ? (
              <PageLink to="PayToAgreementsView">Go to the agreements</PageLink>
            ) : (
              <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
                Go to the customer
              </PageLink>
            )}
          </Button>
        }
      >
        {help}
      </EmptyState>
    </Card>
  );
}
