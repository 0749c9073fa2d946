import type { BusinessSettings } from '@quickportal/contracts/businesses/business-settings';
import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { Button } from '@quickportal/ui/button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { useSearch } from '../../pages/search.ts';
import { BusinessPage, LoadedBusiness } from './business-page.tsx';
import { BusinessSettingsView } from './business-settings.view.tsx';
import { useBusinessSettings } from './businesses.data.ts';
import { FieldsView } from './fields.view.tsx';
import { SwitchDualAuthDialog } from './switch-dual-auth.dialog.tsx';

const title = () => labelled('Business Settings');

/** The settings of a supplier business; without BusinessId the business is chosen first. */
export default function BusinessSettingsPage() {
  const { BusinessId } = useSearch('BusinessSettingsView');
  return (
    <BusinessPage
      view="BusinessSettingsView"
      title={title()}
      subtitle={labelled('How a business is reached, and what decides about its payments')}
      promise="Its contact, notices, surcharges, routing and dual authorisation are shown here."
      businessId={BusinessId}
    >
      {(businessId) => <Settings key={businessId} businessId={businessId} />}
    </BusinessPage>
  );
}

function Settings({ businessId }: { businessId: number }) {
  const query = useBusinessSettings(businessId);
  const { communityId } = useCommunity();
  const isReadOnly = communityId === PAYWAY_COMMUNITY;
  const canChange = useMay('businesses.updateSettings') && !isReadOnly;
  const canSwitch = useMay('businesses.setDualAuthorisation') && !isReadOnly;
  const canOpenCardSchemes = useMay('cardSchemes.getCardSchemes');
  const canEdit = useMay('businesses.getDetails');
  const canOpenAccounts = useMay('settlementAccounts.list');
  const [isSwitching, setSwitching] = useState(false);
  return (
    <LoadedBusiness
      view="BusinessSettingsView"
      title={title()}
      query={query}
      actions={canEdit && <EditLink businessId={businessId} />}
    >
      {(settings) => (
        <>
          <BusinessSettingsView
            settings={settings}
            contact={canChange ? <ContactForm settings={settings} /> : <Contact settings={settings} />}
            canOpenCardSchemes={canOpenCardSchemes}
            canOpenAccounts={canOpenAccounts}
            onSwitch={canSwitch ? () => setSwitching(true) : undefined}
          />
          {isSwitching && <SwitchDualAuthDialog settings={settings} onClose={() => setSwitching(false)} />}
        </>
      )}
    </LoadedBusiness>
  );
}

const EditLink = ({ businessId }: { businessId: number }) => (
  <Button asChild>
    <PageLink to="BusinessEditView" search={{ BusinessId: businessId }}>
      <Pencil />
      Name and address
    </PageLink>
  </Button>
);

function ContactForm({ settings: { businessId, version } }: { settings: BusinessSettings }) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      key={version}
      call="businesses.updateSettings"
      params={{ businessId }}
      as="page"
      title="Contact and notices"
      done={doneOrWaits(labelled('Business settings updated'), labelled('The change of the business settings'))}
    />
  );
}

const Contact = ({ settings }: { settings: BusinessSettings }) => (
  <FieldsView
    title="Contact and notices"
    fields={[
      ['Contact name', settings.contactName],
      ['Contact email', settings.contactEmail],
      ['Contact phone', settings.contactPhone],
      ['Notification email', settings.notificationEmail],
    ]}
  />
);
