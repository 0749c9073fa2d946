import { useMay } from '../../data/calls/use-may.ts';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { useBillingCodes, useBillingFacilities } from './billing.data.ts';
import { BillingCodesView } from './billing-codes.view.tsx';
import { BillingInstrumentsPanel } from './billing-instruments.panel.tsx';
import { FacilityConfigurationsForm } from './facility-configurations-form.tsx';
import { FacilityConfigurationsView } from './facility-configurations.view.tsx';

/** Who pays for each product, whose events are billed, and by which codes. */
export function FeesPanel({ communityId }: { communityId: number }) {
  const canChange = useMay('billingFacilities.saveBillingFacilities');
  const canOpenProducts = useMay('products.getConfig');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
      <div className="max-w-5xl">
        <BillingInstrumentsPanel communityId={communityId} />
      </div>
      <BillingCodes communityId={communityId} />
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

function BillingCodes({ communityId }: { communityId: number }) {
  const inner = useInnerList('CommunityBillingView');
  const canOpen = useMay('businesses.getEnablement');
  const codes = useBillingCodes(communityId, inner.page);
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-3">
      <h2>Billing Codes and CIS Keys</h2>
      <BillingCodesView {...inner} table={tableOf(codes, 'Billing codes')} canOpen={canOpen} />
    </div>
  );
}
