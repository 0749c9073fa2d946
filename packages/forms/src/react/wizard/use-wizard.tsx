import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { useEffect, useRef, useState } from 'react';
import { checkForm } from '../../schema/check-form.ts';
import { combinedSchema } from '../../schema/combined-schema.ts';
import { isWithin } from '../../schema/field-path.ts';
import { problemOf } from '../problem-of.ts';
import { type Form, type FormOptions, useForm } from '../use-form.tsx';
import { dropDraft, keepDraft, readDraft } from './wizard-drafts.tsx';

export interface WizardStep {
  id: string;
  title: string;
  /** Schema of this step, or of the whole wizard together with `fields`. */
  schema: FormSchemaDocument;
  /** Fields of the schema in this step; by default all. */
  fields?: readonly string[];
  /** Checks this step with the server before the next; rejects as `onSubmit` does. */
  onNext?: (entered: Record<string, unknown>, body: Record<string, unknown>) => Promise<unknown>;
  /** Content above the fields, about earlier steps. */
  introduction?: (body: Readonly<Record<string, unknown>>) => React.ReactNode;
}

/** Stores the current step in the browser's history. */
export interface WizardPlace {
  /** Null: the user has not changed the step. */
  at: number | null;
  goTo: (at: number) => void;
}

export interface WizardOptions<Body = Record<string, unknown>, Result = unknown> extends Pick<
  FormOptions<Body, Result>,
  'onSubmit' | 'onSubmitted' | 'onLeft' | 'initialValues' | 'reload'
> {
  /** Steps with separate fields; a stable value, as the schemas are. */
  steps: readonly WizardStep[];
  /** Stores the current step, so that Back returns to the previous one; by default in the wizard itself. */
  place?: WizardPlace;
  /**
   * Key under which input survives a reload of this tab; one per wizard and subject, such as `payto-agreement.1048217`.
   */
  storageKey?: string;
}

export interface WizardState {
  steps: readonly WizardStep[];
  form: Form;
  /** Index of the current step; the number of steps is the review. */
  at: number;
  /** Errors by step; null for the others. */
  errorsOf: (step: WizardStep | null) => readonly FieldError[];
  fieldsOf: (step: WizardStep) => readonly string[];
  busy: boolean;
  /** Validates the step, checks it with the server if it has a check, and continues. */
  next: () => Promise<void>;
  goTo: (at: number) => void;
  /** Submits everything; a refusal returns to the first step concerned. */
  submit: () => Promise<boolean>;
  /** Deletes the draft. */
  discard: () => void;
}

/** Holds the state of a wizard: one form over all steps, and the current step. */
export function useWizard<Body = Record<string, unknown>, Result = unknown>({
  steps,
  place,
  storageKey,
  onSubmit,
  onSubmitted,
  onLeft,
  initialValues,
  reload,
}: WizardOptions<Body, Result>): WizardState {
  const schema = useCombinedSchema(steps);
  const [draft] = useState(() => (storageKey === undefined ? null : readDraft(storageKey)));
  const refusal = useRef<readonly FieldError[]>([]);
  const form = useForm<Body, Result>({
    schema,
    initialValues: { ...initialValues, ...draft?.values },
    onSubmit: (body) => {
      refusal.current = [];
      return onSubmit(body).catch((error: unknown) => {
        refusal.current = problemOf(error).errors;
        throw error;
      });
    },
    ...(onSubmitted && { onSubmitted }),
    ...(onLeft && { onLeft }),
    ...(reload && { reload }),
  });
  const [ownStep, setOwnStep] = useState(() => reachable(steps, schema, draft, form.body));
  const setAt = place ? place.goTo : setOwnStep;
  const wanted = place?.at ?? ownStep;
  // Forward may return to a step whose values have changed since
  const openStep = place && wanted > 0 ? Math.min(wanted, lastStep(steps, schema, form.body)) : wanted;
  const [asking, setAsking] = useState(false);
  const { values, dirty, conflict } = form;
  // The review has no fields to compare
  const at = conflict ? Math.min(openStep, steps.length - 1) : openStep;
  const current = steps[at];
  const currentId = current?.id ?? '';

  useEffect(() => {
    if (storageKey === undefined) return;
    if (dirty) keepDraft(storageKey, schema, { step: currentId, values });
    else dropDraft(storageKey);
  }, [storageKey, schema, currentId, values, dirty]);

  const stepOf = (field: string) => steps.findIndex((step) => fieldsOf(step).some((name) => isWithin(field, name)));
  const goToFirst = (found: readonly FieldError[]) => {
    const wrong = found.map(({ field }) => stepOf(field)).filter((index) => index >= 0);
    if (wrong.length > 0) setAt(Math.min(...wrong));
  };
  const discard = () => {
    if (storageKey !== undefined) dropDraft(storageKey);
  };
  const submit = async () => {
    const found = checkForm(schema, form.body);
    const isAccepted = await form.submit();
    if (isAccepted) discard();
    else goToFirst(found.length > 0 ? found : refusal.current);
    return isAccepted;
  };
  const next = async () => {
    if (!current || asking || !form.validate(fieldsOf(current))) return;
    setAsking(true);
    try {
      await current.onNext?.(pick(form.body, fieldsOf(current)), form.body);
      setAt(at + 1);
    } catch (error) {
      const problem = problemOf(error);
      await form.refuse(problem);
      goToFirst(problem.errors);
    } finally {
      setAsking(false);
    }
  };
  const errorsOf = (step: WizardStep | null) =>
    form.errors.filter(({ field }) => stepOf(field) === (step ? steps.indexOf(step) : -1));
  return { steps, form, at, errorsOf, fieldsOf, busy: form.busy || asking, next, goTo: setAt, submit, discard };
}

/** Combines the schemas of the steps; stable as long as they are. */
function useCombinedSchema(steps: readonly WizardStep[]): FormSchemaDocument {
  const schemas = steps.map((step) => step.schema);
  const [kept, setKept] = useState(() => ({ schemas, combined: combinedSchema(schemas) }));
  const isSame =
    schemas.length === kept.schemas.length && schemas.every((schema, index) => schema === kept.schemas[index]);
  const now = isSame ? kept : { schemas, combined: combinedSchema(schemas) };
  if (!isSame) setKept(now);
  return now.combined;
}

const fieldsOf = ({ fields, schema }: WizardStep): readonly string[] => fields ?? schema['x-form'].order;

const pick = (body: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

/** Returns the step after a reload: that of the draft, or an earlier one with missing input, such as a card number. */
function reachable(
  steps: readonly WizardStep[],
  schema: FormSchemaDocument,
  draft: { step: string } | null,
  body: Record<string, unknown>,
): number {
  if (!draft) return 0;
  const wanted =
    draft.step === ''
      ? steps.length
      : Math.max(
          steps.findIndex((step) => step.id === draft.step),
          0,
        );
  return Math.min(wanted, lastStep(steps, schema, body));
}

/** Returns the first step with missing or invalid input, or the review. */
function lastStep(steps: readonly WizardStep[], schema: FormSchemaDocument, body: Record<string, unknown>): number {
  const found = checkForm(schema, body);
  const incomplete = steps.findIndex((step) =>
    found.some(({ field }) => fieldsOf(step).some((name) => isWithin(field, name))),
  );
  return incomplete < 0 ? steps.length : incomplete;
}
