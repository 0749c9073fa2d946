import type { FraudReview } from '@quickportal/contracts/fraud-reviews/fraud-review';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { useEffect, useId, useRef } from 'react';
import { isProblem, messageOf } from '../../data/problem.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { useFormGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { decidedToast, type ReviewOutcome, type ReviewTask } from './decided-toast.ts';
import { useRecentReasons } from './fraud-reviews.data.ts';

interface DecideReviewProps {
  task: ReviewTask;
  review: FraudReview;
  onDecided: (outcome: ReviewOutcome) => void;
  onClose: () => void;
}

const calls = { approve: 'fraudReviews.approve', decline: 'fraudReviews.decline' } as const;

/** Asks why, and decides. The reasons that were given last are offered. */
export function DecideReview(props: DecideReviewProps) {
  const { task, review } = props;
  const schema = useFormSchema(calls[task], { receiptNumber: review.transaction.receiptNumber });
  return (
    <QueryResult query={schema} skeleton={<FormSkeleton fields={1} />} failed="The form did not load">
      {(document) => <DecisionForm {...props} schema={document} />}
    </QueryResult>
  );
}

function DecisionForm({
  task,
  review,
  schema,
  onDecided,
  onClose,
}: DecideReviewProps & { schema: FormSchemaDocument }) {
  const { receiptNumber, totalAmount } = review.transaction;
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const { send } = useChange(calls[task]);
  const reasons = useRecentReasons(task === 'approve' ? 'RELEASED' : 'DECLINED');
  const form = useForm<{ reason: string }, ReviewOutcome>({
    schema,
    onSubmit: async ({ reason }) => {
      const body = { reason, version: review.decision.version };
      try {
        return { transaction: await send({ params: { receiptNumber }, body }) };
      } catch (error) {
        if (isProblem(error, 'state-conflict') || isProblem(error, 'lost-update')) return { refusal: messageOf(error) };
        throw error;
      }
    },
    onSubmitted: onDecided,
    onLeft: (outcome) =>
      showLeft(`Review of payment ${receiptNumber}`, outcome, (decided) => decidedToast(task, decided, receiptNumber)),
  });
  const guard = useFormGuard(form, task === 'approve' ? 'payment' : 'change');
  useEffect(() => whole.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    // Escape is for the whole form, wherever in it the focus is
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      className="grid w-full gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !form.busy) onClose();
      }}
    >
      <FormView {...form.view} id={id} footer="none">
        {reasons.length > 0 && (
          <ul aria-label="Recent reasons" className="flex flex-wrap gap-2">
            {reasons.map((reason) => (
              <li key={reason} className="max-w-full">
                <Button size="sm" className="max-w-full" onClick={() => form.setValue(['reason'], reason)}>
                  <span className="truncate">{reason}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </FormView>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" form={id} variant={task === 'approve' ? 'primary' : 'danger'} busy={form.busy}>
          {task === 'approve' ? 'Approve' : 'Decline'} {totalAmount.displayAmount}
        </Button>
        <Button onClick={onClose} disabled={form.busy}>
          Cancel
        </Button>
      </div>
      {guard.dialog}
    </div>
  );
}
