import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { useEffect, useRef, useState } from 'react';
import { checkForm } from '../schema/check-form.ts';
import { combinedSchema } from '../schema/combined-schema.ts';
import { isWithin } from '../schema/field-path.ts';
import { problemOf } from './problem-of.ts';
import { type Form, type FormOptions, useForm } from './use-form.tsx';
import { dropDraft, keepDraft, readDraft } from './wizard-drafts.tsx';

export interface WizardStep {
  id: string;
  title: string;
  /** The form of this step, or of the whole wizard together with `fields`. */
  schema: FormSchemaDocument;
  /** Which fields of the schema belong to this step; all of them by default. */
  fields?: readonly string[];
  /** Asks the server about this step before the next; rejects as `onSubmit` does. */
  onNext?: (entered: Record<string, unknown>, body: Record<string, unknown>) => Promise<unknown>;
  /** Above the fields, of what was entered so far. */
  introduction?: (body: Readonly<Record<string, unknown>>) => React.ReactNode;
}

/** Where the step that is shown is kept: in the history of the browser. */
export interface WizardPlace {
  /** Null: the user has not gone to another step. */
  at: number | null;
  goTo: (at: number) => void;
}

export interface WizardOptions<Body = Record<string, unknown>, Result = unknown> extends Pick<
  FormOptions<Body, Result>,
  'onSubmit' | 'onSubmitted' | 'onLeft' | 'initialValues' | 'reload'
> {
  /** Each with fields of its own; a stable value, as the schemas are. */
  steps: readonly WizardStep[];
  /** Where the step that is shown is kept, so that Back leads to the step before; by default in the wizard itself. */
  place?: WizardPlace;
  /** Keeps what was entered over a reload of this tab; one per wizard and subject, such as `payto-agreement.1048217`. */
  storageKey?: string;
}

export interface WizardState {
  steps: readonly WizardStep[];
  form: Form;
  /** Which step is shown; as many as there are steps is the review. */
  at: number;
  /** Findings that belong to a step, or (null) to none. */
  errorsOf: (step: WizardStep | null) => readonly FieldError[];
  fieldsOf: (step: WizardStep) => readonly string[];
  busy: boolean;
  /** Checks the step, asks the server where the step says so, and goes on. */
  next: () => Promise<void>;
  goTo: (at: number) => void;
  /** Sends the whole; a refusal leads to the first step it concerns. */
  submit: () => Promise<boolean>;
  /** Forgets what was kept for a reload. */
  discard: () => void;
}

/** State of a wizard: one form over all steps, and where in it a user is. */
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
  // Forward leads to a step again whose values may have been changed since
  const openStep = place && wanted > 0 ? Math.min(wanted, lastStep(steps, schema, form.body)) : wanted;
  const [asking, setAsking] = useState(false);
  const { values, dirty, conflict } = form;
  // The review has no fields to compare in
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

/** One schema over all steps, the same as long as those of the steps are. */
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

/** Where a reload goes on: the step of the draft, or an earlier one where something is missing, such as a card number. */
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

/** The first step in which something is missing or wrong, or the review. */
function lastStep(steps: readonly WizardStep[], schema: FormSchemaDocument, body: Record<string, unknown>): number {
  const found = checkForm(schema, body);
  const incomplete = steps.findIndex((step) =>
    found.some(({ field }) => fieldsOf(step).some((name) => isWithin(field, name))),
  );
  return incomplete < 0 ? steps.length : incomplete;
}
