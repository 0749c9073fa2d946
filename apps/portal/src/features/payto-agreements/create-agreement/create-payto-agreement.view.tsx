import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { useWizard } from '@quickportal/forms/react/wizard/use-wizard';
import { WizardView } from '@quickportal/forms/react/wizard/wizard';
import { useMemo } from 'react';
import type { CallBody, CallResponse } from '../../../data/calls/call.ts';
import { trpcClient } from '../../../data/connection/trpc.ts';
import { useChange } from '../../../data/calls/use-change.ts';
import { useFormGuard } from '../../../layout/forms/leave-guard.ts';
import { showLeft } from '../../../layout/forms/left-outcome.ts';
import { showDone } from '../../../layout/forms/show-done.ts';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { useGoTo } from '../../../pages/page-link.tsx';
import { useStepHistory } from '../../../pages/use-step-history.ts';
import type { EnteredTerms } from '../agreement-words.ts';
import { AgreementHeadline } from './agreement-headline.view.tsx';
import { createdToast } from '../amended-toast.ts';
import { narrowedOptions } from '../narrowed-options.ts';
import { PayerAccountNote, PayIdNote } from '../payer/payer-notes.tsx';
import { PayIdGuideView } from '../payer/payid-guide.view.tsx';
import { PayerSeesView } from './payer-sees.view.tsx';
import { requireRegisteredPayId } from '../payer/registered-payid.ts';
import { useGoToAgreement } from '../use-go-to-agreement.ts';
import { usePayer } from '../payer/use-payer.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

type Body = CallBody<'paytoAgreements.create'>;

export type NewAgreementData = CallResponse<'paytoAgreements.getFormData'>;

interface CreatePayToAgreementProps {
  data: NewAgreementData;
  party: FormSchemaDocument;
  payment: FormSchemaDocument;
}

/** Who pays, what is paid, and a review that reads like a receipt. */
// In the specification: 1R043 1R108 to 1R112
export function CreatePayToAgreement({ data, party, payment }: CreatePayToAgreementProps) {
  const { customerId, accounts } = data;
  const { send } = useChange('paytoAgreements.create');
  const goTo = useGoTo();
  const goToAgreement = useGoToAgreement();
  const hasAccounts = accounts.length > 0;
  const partySchema = useMemo(
    () => (hasAccounts ? party : narrowedOptions(party, 'payerKind', (kind) => kind !== 'CUSTOMER_ACCOUNT')),
    [party, hasAccounts],
  );
  const params = { customerId };
  const place = useStepHistory();
  const wizard = useWizard<Body, CallResponse<'paytoAgreements.create'>>({
    place,
    storageKey: `payto-agreement.${customerId}`,
    steps: [
      {
        id: 'party',
        title: 'Party Details',
        schema: partySchema,
        onNext: async (body) => {
          await trpcClient.paytoAgreements.checkParty.query({
            params,
            body: body as CallBody<'paytoAgreements.checkParty'>,
          });
          await requireRegisteredPayId(customerId, body);
        },
      },
      {
        id: 'payment',
        title: 'Payment Details',
        schema: payment,
        onNext: (body) =>
          trpcClient.paytoAgreements.checkPayment.query({
            params,
            body: body as CallBody<'paytoAgreements.checkPayment'>,
          }),
      },
    ],
    onSubmit: (body) => send({ params, body }),
    onSubmitted: (agreement) => {
      showDone(createdToast, agreement);
      // Back does not lead to the same agreement once more
      goToAgreement(customerId, agreement.agreementToken, { replace: true });
    },
    onLeft: (outcome) => showLeft('PayTo agreement', outcome, createdToast),
  });
  const { form, at } = wizard;
  const guard = useFormGuard(form, 'agreement');
  const { payId, type, accountId } = usePayer(form);
  const cancel = async () => {
    if (!(await guard.mayLeave())) return;
    // What is being sent may fail: it is kept until it is accepted
    if (!form.busy) wizard.discard();
    goTo('CustomerDetailsView', { CustomerId: customerId });
  };
  const isReview = at === wizard.steps.length;
  return (
    <SideBySide
      side={
        <>
          {isReview && <WhatHappensNext customerId={customerId} body={form.body} onChangeDate={() => wizard.goTo(1)} />}
          {at === 0 ? <PayIdGuideView /> : <PayerSeesView body={form.body} paidTo={data.supplierBusiness} />}
        </>
      }
    >
      <WizardView
        wizard={wizard}
        submitLabel="Submit agreement"
        reviewTitle="Review and Submit"
        headline={headlineOf(data)}
        notes={{
          payId: <PayIdNote customerId={customerId} payId={payId} type={type} />,
          accountId: <PayerAccountNote customerId={customerId} accountId={accountId} />,
        }}
        onCancel={() => void cancel()}
      />
      {guard.dialog}
    </SideBySide>
  );
}

const headlineOf = ({ supplierBusiness, payeeAccount }: NewAgreementData) =>
  function headline(body: EnteredTerms) {
    return <AgreementHeadline body={body} paidTo={supplierBusiness} account={payeeAccount} />;
  };
