import type { BusinessEnablement } from '@quickportal/contracts/businesses/business-enablement';
import type { PaymentTerm } from '@quickportal/contracts/payment-terms/payment-term';
import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { useSearch } from '../../pages/search.ts';
import { BusinessEnablementView } from './business-enablement.view.tsx';
import { BusinessPage, LoadedBusiness } from './business-page.tsx';
import { useBusinessEnablement } from './businesses.data.ts';
import { AddPaymentTermsDialog, RemovePaymentTermDialog } from './payment-terms.dialogs.tsx';

const title = () => labelled('Business Enablement');

/** What is enabled for a supplier business; without BusinessId the business is chosen first. */
export default function BusinessEnablementPage() {
  const { BusinessId } = useSearch('BusinessEnablementView');
  return (
    <BusinessPage
      view="BusinessEnablementView"
      title={title()}
      subtitle={labelled('Products, payment terms and billing of a business')}
      promise="Its products, payment terms, codes of billing and external system clients are shown here."
      businessId={BusinessId}
    >
      {(businessId) => <Enablement key={businessId} businessId={businessId} />}
    </BusinessPage>
  );
}

type TermTask = { kind: 'add' } | { kind: 'remove'; term: PaymentTerm };

function Enablement({ businessId }: { businessId: number }) {
  const query = useBusinessEnablement(businessId);
  const { communityId } = useCommunity();
  const canChange = useMay('businesses.updateEnablement') && communityId !== PAYWAY_COMMUNITY;
  const canChangeTerms = useMay('paymentTerms.create') && communityId !== PAYWAY_COMMUNITY;
  const canOpenAccounts = useMay('supplierAccounts.getDetails');
  const [task, setTask] = useState<TermTask | null>(null);
  const close = () => setTask(null);
  return (
    <LoadedBusiness view="BusinessEnablementView" title={title()} query={query}>
      {(enablement) => (
        <>
          <BusinessEnablementView
            enablement={enablement}
            canOpenAccounts={canOpenAccounts}
            onAdd={canChangeTerms ? () => setTask({ kind: 'add' }) : undefined}
            onRemove={canChangeTerms ? (term) => setTask({ kind: 'remove', term }) : undefined}
          >
            {canChange && <Form enablement={enablement} />}
          </BusinessEnablementView>
          {task?.kind === 'add' && (
            <AddPaymentTermsDialog businessId={businessId} businessName={enablement.businessName} onClose={close} />
          )}
          {task?.kind === 'remove' && (
            <RemovePaymentTermDialog businessId={businessId} term={task.term} onClose={close} />
          )}
        </>
      )}
    </LoadedBusiness>
  );
}

function Form({ enablement: { businessId, version } }: { enablement: BusinessEnablement }) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      key={version}
      call="businesses.updateEnablement"
      params={{ businessId }}
      as="page"
      title={title()}
      done={doneOrWaits(labelled('Business enablement updated'), labelled('The change of the business enablement'))}
    />
  );
}
