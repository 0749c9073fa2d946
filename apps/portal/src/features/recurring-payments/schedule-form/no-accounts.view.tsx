import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { WalletCards } from 'lucide-react';
import { labelled } from '../../../data/labels.ts';
import { PageLink } from '../../../pages/page-link.tsx';

interface NoAccountsProps {
  customerId: number;
  /** The server's words. */
  // In the specification: 1M042
  message: string;
}

/** In place of the form where a customer has nothing that a schedule could charge. */
export function NoAccountsView({ customerId, message }: NoAccountsProps) {
  return (
    <Card>
      <EmptyState
        level={2}
        icon={<WalletCards />}
        title={message}
        action={
          <Button asChild variant="primary">
            <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId, tab: 'accounts' }}>
              Go to the accounts
            </PageLink>
          </Button>
        }
      >
        {labelled('A schedule needs an enabled card or bank account of a type that the business accepts.')}
      </EmptyState>
    </Card>
  );
}
