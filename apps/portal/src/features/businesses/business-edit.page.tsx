import type { BusinessDetails } from '@quickportal/contracts/businesses/business-details';
import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { useMay } from '../../data/calls/use-may.ts';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { useSearch } from '../../pages/search.ts';
import { BusinessEditView } from './business-edit.view.tsx';
import { BusinessPage, LoadedBusiness } from './business-page.tsx';
import { useBusinessDetails } from './businesses.data.ts';

const title = () => labelled('Edit Business');

/** Name, numbers, category and address of a supplier business; without BusinessId the business is chosen first. */
export default function BusinessEditPage() {
  const { BusinessId } = useSearch('BusinessEditView');
  return (
    <BusinessPage
      view="BusinessEditView"
      title={title()}
      subtitle={labelled('Name, numbers, category and address of a business')}
      promise="Its name, numbers, category and address are shown here."
      businessId={BusinessId}
    >
      {(businessId) => <Edit key={businessId} businessId={businessId} />}
    </BusinessPage>
  );
}

function Edit({ businessId }: { businessId: number }) {
  const query = useBusinessDetails(businessId);
  const { communityId } = useCommunity();
  const canChange = useMay('businesses.updateDetails') && communityId !== PAYWAY_COMMUNITY;
  return (
    <LoadedBusiness view="BusinessEditView" title={title()} query={query}>
      {(details) => <BusinessEditView details={details}>{canChange && <Form details={details} />}</BusinessEditView>}
    </LoadedBusiness>
  );
}

function Form({ details: { businessId, version } }: { details: BusinessDetails }) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      key={version}
      call="businesses.updateDetails"
      params={{ businessId }}
      as="page"
      title={title()}
      done={doneOrWaits(labelled('Business updated'), labelled('The change of the business'))}
    />
  );
}
