import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { useWizard, type WizardState } from '@quickportal/forms/react/wizard/use-wizard';
import { WizardView } from '@quickportal/forms/react/wizard/wizard';
import { useMemo } from 'react';
import type { CallBody, CallResponse } from '../../../data/calls/call.ts';
import { api, trpcClient } from '../../../data/connection/trpc.ts';
import { useChange } from '../../../data/calls/use-change.ts';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { useFormGuard } from '../../../layout/forms/leave-guard.ts';
import { showLeft } from '../../../layout/forms/left-outcome.ts';
import { showDone } from '../../../layout/forms/show-done.ts';
import { useStepHistory } from '../../../pages/use-step-history.ts';
import { amendmentToast } from '../amended-toast.ts';
import { amendmentForm, releaseRefusal, typesNotOffered, withType } from './amendment-form.ts';
import { AmendmentIntroduction, NotOfferedView } from './amendment-introduction.view.tsx';
import { AmendmentReviewView } from './amendment-review.view.tsx';
import { useAmendmentReview } from './amendment.data.ts';
import { useGoToAgreement } from '../use-go-to-agreement.ts';
import { WaitingAmendment } from './waiting-amendment.tsx';

type Body = CallBody<'paytoAgreements.amend'>;

/** An amendment that was sent, and what became of the agreement. */
interface Sent {
  body: Body;
  amended: CallResponse<'paytoAgreements.amend'>;
}

const sentToast = ({ body, amended }: Sent) => amendmentToast(body, amended);

interface AmendPayToAgreementProps {
  agreement: PayToAgreementDetails;
  /** The bilateral amendment that the payer has not decided. */
  waiting: PayToAmendment | null;
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload: () => Promise<FormSchemaDocument>;
}

/** What kind of change, from what to what, and a review of what would become of it. */
// In the specification: 1K003 1R046 1R104 to 1R107
export function AmendPayToAgreement({ agreement, waiting, schema, reload }: AmendPayToAgreementProps) {
  const { agreementToken: token, customerId } = agreement;
  const { payerName } = agreement.payer;
  const { send } = useChange('paytoAgreements.amend');
  const goToAgreement = useGoToAgreement();
  const isWaiting = waiting !== null;
  const document = useMemo(() => amendmentForm(schema, agreement, isWaiting), [schema, agreement, isWaiting]);
  const details = document['x-form'].order.filter((field) => field !== 'amendmentType');
  const params = { token };
  const place = useStepHistory();
  const wizard: WizardState = useWizard<Body, Sent>({
    place,
    storageKey: `payto-amendment.${token}`,
    steps: [
      {
        id: 'type',
        title: 'Amendment Type',
        schema: document,
        fields: ['amendmentType'],
        introduction: notOfferedOf(agreement, isWaiting),
      },
      {
        id: 'details',
        title: 'Amendment Details',
        schema: document,
        fields: details,
        introduction: introductionOf(agreement),
        onNext: (_, body) =>
          trpcClient.paytoAgreements.checkAmendment
            .query({ params, body: body as Body })
            .catch(async (error: unknown) => {
              // Another user may have sent one meanwhile: it is shown with what can be done about it
              await api.paytoAgreements.getBilateralAmendment.invalidate();
              throw error;
            }),
      },
    ],
    // With the type that was chosen, by which the fields to compare are seen
    reload: async () => amendmentForm(withType(await reload(), wizard.form.body), agreement, isWaiting),
    onSubmit: async (body) => ({ body, amended: await send({ params, body }) }),
    onSubmitted: (sent) => {
      showDone(sentToast, sent);
      goToAgreement(customerId, token, { replace: true });
    },
    onLeft: (outcome) => showLeft('Amendment', outcome, sentToast),
  });
  const { form, at, steps } = wizard;
  const guard = useFormGuard(form, 'agreement');
  const isReview = at === steps.length;
  const review = useAmendmentReview({ params, body: form.body as Body }, isReview);
  const cancel = async () => {
    if (!(await guard.mayLeave())) return;
    // What is being sent may fail: it is kept until it is accepted
    if (!form.busy) wizard.discard();
    goToAgreement(customerId, token);
  };
  return (
    <PageStack>
      {waiting && <WaitingAmendment agreement={agreement} amendment={waiting} />}
      <div className="max-w-3xl">
        <WizardView
          wizard={wizard}
          submitLabel="Submit amendment"
          reviewTitle="Review and Submit"
          isReviewed={review.data !== undefined}
          review={
            <QueryResult query={review} skeleton={<FormSkeleton fields={2} />} failed="The review did not load">
              {(data) => <AmendmentReviewView review={data} payerName={payerName} />}
            </QueryResult>
          }
          onCancel={() => void cancel()}
        />
      </div>
      {guard.dialog}
    </PageStack>
  );
}

const notOfferedOf = (agreement: PayToAgreement, isWaiting: boolean) =>
  function introduction() {
    return <NotOfferedView types={typesNotOffered(agreement, isWaiting)} />;
  };

const introductionOf = (agreement: PayToAgreement) =>
  function introduction({ amendmentType }: Readonly<Record<string, unknown>>) {
    const { payerName } = agreement.payer;
    return <AmendmentIntroduction type={amendmentType} payerName={payerName} refusal={releaseRefusal(agreement)} />;
  };
