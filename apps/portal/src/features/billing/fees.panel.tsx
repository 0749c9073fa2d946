import { useMay } from '../../data/calls/use-may.ts';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { useBillingFacilities } from './billing.data.ts';
import { FacilityConfigurationsForm } from './facility-configurations-form.tsx';
import { FacilityConfigurationsView } from './facility-configurations.view.tsx';

/** Who pays for each product. */
export function FeesPanel({ communityId }: { communityId: number }) {
  const canChange = useMay('billingFacilities.saveBillingFacilities');
  const canOpenProducts = useMay('products.getConfig');
  return (
    <div className="grid gap-4">
      <section aria-label="Facility configurations" className="grid max-w-5xl gap-3">
        {canOpenProducts && (
          <p>
            <PageLink to="CommunityProductsView">View and edit products and features</PageLink>
          </p>
        )}
        {canChange ? (
          <FacilityConfigurationsForm communityId={communityId} />
        ) : (
          <ReadOnlyConfigurations communityId={communityId} />
        )}
      </section>
    </div>
  );
}

function ReadOnlyConfigurations({ communityId }: { communityId: number }) {
  const query = useBillingFacilities(communityId);
  return (
    <QueryResult query={query} skeleton={<FormSkeleton />} failed="The facility configurations did not load">
      {(facilities) => <FacilityConfigurationsView {...facilities} />}
    </QueryResult>
  );
}
