import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { useWizard, type WizardState } from '@quickportal/forms/react/wizard/use-wizard';
import { WizardView } from '@quickportal/forms/react/wizard/wizard';
import { useState } from 'react';
import { labelled } from '../../../data/labels.ts';
import type { CallBody, CallResponse } from '../../../data/calls/call.ts';
import { useSession } from '../../../data/session.ts';
import { trpcClient } from '../../../data/connection/trpc.ts';
import { useChange } from '../../../data/calls/use-change.ts';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { useLeaveGuard } from '../../../layout/forms/leave-guard.ts';
import { showLeft } from '../../../layout/forms/left-outcome.ts';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useGoTo } from '../../../pages/page-link.tsx';
import { useStepHistory } from '../../../pages/use-step-history.ts';
import { whoAddsPayees } from '../create-agreement/cannot-be-created.view.tsx';
import { EcommerceNextView, EcommerceReviewView } from './ecommerce-review.view.tsx';
import { NoAgreementView } from '../no-agreement.view.tsx';
import { PayIdNote } from '../payer/payer-notes.tsx';
import { PayIdGuideView } from '../payer/payid-guide.view.tsx';
import { type EcommerceBody, useEcommerceReview } from './payto-ecommerce-payment.data.ts';
import { requireRegisteredPayId } from '../payer/registered-payid.ts';
import { dropSent, keepSent, readSent } from './sent-payment.ts';
import { WaitForPayer } from './wait-for-payer.tsx';
import { usePayer } from '../payer/use-payer.ts';

interface EcommercePaymentProps {
  party: FormSchemaDocument;
  payment: FormSchemaDocument;
}

/** The steps, or why no business can be paid and who can change that. */
export const EcommercePayment = (props: EcommercePaymentProps) =>
  props.party['x-form'].options['payToBusinesses']?.length === 0 ? (
    <NoAgreementView
      customerId={null}
      reason={labelled('No business has the PayTo product and an enabled payee account')}
      help={whoAddsPayees()}
    />
  ) : (
    <EcommerceSteps {...props} />
  );

/** Who pays, what is paid, a review that reads like a receipt, and then the wait for the payer. */
function EcommerceSteps({ party, payment }: EcommercePaymentProps) {
  const { systemUserId } = useSession().user;
  const [sent, setSent] = useState(() => readSent(systemUserId));
  const { send } = useChange('paytoAgreements.confirmEcommercePayment');
  const goTo = useGoTo();
  const place = useStepHistory();
  const wizard: WizardState = useWizard<EcommerceBody, CallResponse<'paytoAgreements.confirmEcommercePayment'>>({
    place,
    storageKey: 'payto-ecommerce-payment',
    ...(sent && { initialValues: sent.values }),
    steps: [
      {
        id: 'party',
        title: 'Party',
        schema: party,
        onNext: async (body) => {
          await trpcClient.paytoAgreements.checkEcommerceParty.query({
            body: body as CallBody<'paytoAgreements.checkEcommerceParty'>,
          });
          await requireRegisteredPayId(null, body);
        },
      },
      {
        id: 'payment',
        title: 'Payment',
        schema: payment,
        onNext: (body) =>
          trpcClient.paytoAgreements.checkEcommercePayment.query({
            body: body as CallBody<'paytoAgreements.checkEcommercePayment'>,
          }),
      },
    ],
    onSubmit: (body) => send({ body }),
    onSubmitted: ({ agreementToken }) => setSent(keepWaiting(agreementToken)),
    onLeft: (outcome) => {
      if ('response' in outcome) keepWaiting(outcome.response.agreementToken);
      showLeft<unknown>('PayTo payment', outcome, () => ({
        tone: 'success',
        title: 'Payment sent to the payer for approval',
        description: 'It is taken as soon as the payer approves.',
        duration: Infinity,
        action: { label: 'Follow it', onAction: () => goTo('PayToEcommercePaymentView') },
      }));
    },
  });
  const { form, at, steps } = wizard;
  function keepWaiting(agreementToken: string) {
    const { schema, values } = form.view;
    const waiting = { agreementToken, values };
    keepSent(systemUserId, schema, waiting);
    return waiting;
  }
  const guard = useLeaveGuard({
    dirty: sent === null && form.dirty,
    sending: form.busy ? 'agreement' : null,
    onLeave: form.leave,
  });
  const { payId, type } = usePayer(form);
  const isReview = at === steps.length;
  const review = useEcommerceReview(form.body as EcommerceBody, isReview && sent === null);
  if (sent)
    return (
      <WaitForPayer
        token={sent.agreementToken}
        onStartAgain={() => {
          dropSent(systemUserId);
          setSent(null);
          wizard.goTo(0);
        }}
      />
    );
  const cancel = async () => {
    if (!(await guard.mayLeave())) return;
    // What is being sent may fail: it is kept until it is accepted
    if (!form.busy) wizard.discard();
    goTo('PayToAgreementsView');
  };
  return (
    <SideBySide side={at === 0 ? <PayIdGuideView /> : <EcommerceNextView respondBy={review.data?.respondBy} />}>
      <WizardView
        wizard={wizard}
        submitLabel="Send to the payer"
        reviewTitle="Review"
        isReviewed={review.data !== undefined}
        review={
          <QueryResult query={review} skeleton={<FormSkeleton fields={2} />} failed="The payment cannot be reviewed">
            {(data) => <EcommerceReviewView review={data} />}
          </QueryResult>
        }
        notes={{ payId: <PayIdNote customerId={null} payId={payId} type={type} /> }}
        onCancel={() => void cancel()}
      />
      {guard.dialog}
    </SideBySide>
  );
}
