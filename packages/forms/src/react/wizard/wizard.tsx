import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { FormFooter } from '@quickportal/ui/form-footer';
import { Stepper } from '@quickportal/ui/stepper';
import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FormAlert } from '../form-alert.tsx';
import type { Search } from '../form-context.ts';
import { mergeLabel } from '../conflict-view.tsx';
import { FormView, type FormViewProps } from '../form-view.tsx';
import { ReviewView } from './review-view.tsx';
import { type WizardOptions, type WizardState, type WizardStep, useWizard } from './use-wizard.tsx';

export interface WizardViewProps {
  wizard: WizardState;
  search?: Search;
  onCancel?: () => void;
  /** Verb and object of the last button: "Submit agreement". */
  submitLabel: string;
  /** Title of the last step. */
  reviewTitle?: string;
  /** Top of the review with what matters most: payer, payee, amount, frequency. */
  headline?: (body: Readonly<Record<string, unknown>>) => React.ReactNode;
  /** Replaces the review by the server's summary. */
  review?: React.ReactNode;
  /** Whether the review is loaded; until then nothing can be submitted. */
  isReviewed?: boolean;
  /** Notes about entered values, by field. */
  notes?: FormViewProps['notes'];
}

/** A form in steps with a review at its end. */
export function WizardView({
  wizard,
  search,
  onCancel,
  submitLabel,
  reviewTitle = 'Review and submit',
  headline,
  review,
  isReviewed = true,
  notes,
}: WizardViewProps) {
  const { steps, at, errorsOf, goTo } = wizard;
  const card = useRef<HTMLElement>(null);
  const shown = useRef(at);
  const step = steps[at];
  const hasFindings = errorsOf(step ?? null).length > 0;
  useEffect(() => {
    // A new step is read from the top, unless one of its fields has the focus for correction
    if (shown.current !== at && !hasFindings) card.current?.focus();
    shown.current = at;
  }, [at, hasFindings]);
  const titles = [...steps.map(({ title }) => title), reviewTitle];
  return (
    <div className="grid gap-5">
      <Stepper
        steps={titles.map((label, index) => ({
          label,
          invalid: steps[index] !== undefined && errorsOf(steps[index]).length > 0,
        }))}
        current={at}
        onStepSelect={goTo}
      />
      <Card ref={card} tabIndex={-1} title={titles[at]} className="outline-none">
        {step ? (
          <StepView key={step.id} wizard={wizard} step={step} search={search} notes={notes} onCancel={onCancel} />
        ) : (
          <Review {...{ wizard, submitLabel, headline, review, isReviewed, onCancel }} />
        )}
      </Card>
    </div>
  );
}

type StepViewProps = {
  wizard: WizardState;
  step: WizardStep;
  search: Search | undefined;
  notes: FormViewProps['notes'];
  onCancel: (() => void) | undefined;
};

function StepView({ wizard, step, search, notes, onCancel }: StepViewProps) {
  const { form, at, errorsOf, fieldsOf, busy, next, goTo } = wizard;
  const { conflict } = form;
  const id = useId();
  return (
    <>
      <CardBody className="grid gap-6">
        {conflict ? null : step.introduction?.(form.body)}
        <FormView
          {...form.view}
          {...(search && { search })}
          {...(notes && { notes })}
          id={id}
          fields={fieldsOf(step)}
          errors={[...errorsOf(step), ...errorsOf(null)]}
          busy={busy}
          onSubmit={() => void next()}
          footer="none"
        />
      </CardBody>
      {conflict ? (
        <FormFooter>
          <Button variant="ghost" onClick={conflict.onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {mergeLabel(conflict)}
          </Button>
        </FormFooter>
      ) : (
        <FormFooter back={at > 0 && <Button onClick={() => goTo(at - 1)}>Back</Button>}>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Next
            <ArrowRight />
          </Button>
        </FormFooter>
      )}
    </>
  );
}

type ReviewProps = Pick<WizardViewProps, 'wizard' | 'submitLabel' | 'headline' | 'review' | 'isReviewed' | 'onCancel'>;

function Review({ wizard, submitLabel, headline, review, isReviewed, onCancel }: ReviewProps) {
  const { steps, form, errorsOf, fieldsOf, busy, goTo, submit } = wizard;
  const { schema, failure, attempt } = form.view;
  const whole = errorsOf(null).flatMap(({ field, messages }) =>
    messages.map((message) => (field === '' ? message : `${field}: ${message}`)),
  );
  const head = headline?.(form.body);
  return (
    <>
      {(whole.length > 0 || failure) && (
        <CardBody className="pb-0">
          <FormAlert whole={whole} failure={failure} focusOn={attempt} />
        </CardBody>
      )}
      {head != null && <CardBody className="border-b border-line">{head}</CardBody>}
      {review ?? (
        <ReviewView
          schema={schema}
          body={form.body}
          sections={steps.map((step, index) => ({
            title: step.title,
            fields: fieldsOf(step),
            onEdit: () => goTo(index),
          }))}
        />
      )}
      <FormFooter back={<Button onClick={() => goTo(steps.length - 1)}>Back</Button>}>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button variant="primary" busy={busy} disabled={!isReviewed} onClick={() => void submit()}>
          {submitLabel}
        </Button>
      </FormFooter>
    </>
  );
}

export type WizardProps<Body = Record<string, unknown>, Result = unknown> = WizardOptions<Body, Result> &
  Omit<WizardViewProps, 'wizard'>;

/** A self-contained wizard; a page that guards unsaved changes uses `useWizard` and `WizardView` instead. */
export function Wizard<Body = Record<string, unknown>, Result = unknown>({
  search,
  onCancel,
  submitLabel,
  reviewTitle,
  headline,
  review,
  isReviewed,
  notes,
  ...options
}: WizardProps<Body, Result>) {
  const wizard = useWizard(options);
  return (
    <WizardView {...{ wizard, search, onCancel, submitLabel, reviewTitle, headline, review, isReviewed, notes }} />
  );
}
