import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { Alert } from '@quickportal/ui/alert';
import { CreditCard } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { BusinessChoice, NoBusiness } from '../../layout/choose-business.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { useSearch } from '../../pages/search.ts';
import { CardSchemesForm } from './card-schemes-form.tsx';
import { useCardSchemes } from './card-schemes.data.ts';
import { CardSchemesView } from './card-schemes.view.tsx';

/** Which cards a supplier business takes and what it adds; without BusinessId the business is chosen first. */
// In the specification: 3P006
export default function CardSchemesPage() {
  const { BusinessId } = useSearch('CardSchemesView');
  const { communityId } = useCommunity();
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Card Schemes"
        subtitle={labelled('Cards that a supplier business takes, and what it adds for them')}
      />
      {communityId === PAYWAY_COMMUNITY && <Alert tone="warning" title={READ_ONLY_ACCOUNTS} />}
      {BusinessId === undefined ? (
        <NoBusiness
          view="CardSchemesView"
          icon={<CreditCard />}
          promise="Its card schemes and surcharges are shown here, those of later dates too."
        />
      ) : (
        <SchemesOf key={BusinessId} businessId={BusinessId} />
      )}
    </PageStack>
  );
}

function SchemesOf({ businessId }: { businessId: number }) {
  const { communityId, currency } = useCommunity();
  const canChange = useMay('cardSchemes.saveCardSchemes') && communityId !== PAYWAY_COMMUNITY;
  const query = useCardSchemes(businessId);
  return (
    <QueryResult whole query={query} skeleton={<FormSkeleton />} failed="The card schemes did not load">
      {(saved) => (
        <>
          <BusinessChoice view="CardSchemesView" chosen={{ businessId, name: saved.businessName }} />
          {canChange ? <CardSchemesForm saved={saved} currency={currency} /> : <CardSchemesView saved={saved} />}
        </>
      )}
    </QueryResult>
  );
}
