import { Button } from '@quickportal/ui/button';
import { useMay } from '../../data/calls/use-may.ts';
import { PageLink } from '../../pages/page-link.tsx';

/** What is started most often. A payment begins with its customer. */
export function HomeActions() {
  const canAdd = useMay('customers.create');
  const canTake = useMay('payments.take');
  return (
    <>
      {canAdd && (
        <Button asChild>
          <PageLink to="NewCustomerView" aria-keyshortcuts="n">
            Add Customer
          </PageLink>
        </Button>
      )}
      {canTake && (
        <Button asChild variant="primary">
          <PageLink to="CustomerSearchView">Take payment</PageLink>
        </Button>
      )}
    </>
  );
}
