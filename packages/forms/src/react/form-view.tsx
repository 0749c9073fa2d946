import { Button } from '@quickportal/ui/button';
import { classNames } from '@quickportal/ui/class-names';
import { ErrorSummary, type FieldProblem, focusField } from '@quickportal/ui/error-summary';
import { FormFooter } from '@quickportal/ui/form-footer';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { formFields, formScope, placeErrors } from '../schema/form-fields.ts';
import { bodyOf } from '../schema/typed-values.ts';
import { ConflictView, mergeLabel } from './conflict-view.tsx';
import { FormAlert } from './form-alert.tsx';
import { FieldsView } from './fields-view.tsx';
import { FormProvider, type Search, controlId } from './form-context.ts';
import { rarerKind } from './rarer-kind.ts';
import type { FormViewState } from './use-form.tsx';
import { usePatientLeave } from './patient-leave.ts';

export interface FormViewProps extends FormViewState {
  /** Names of the top-level fields to show; all of them by default. A wizard shows one step's. */
  fields?: readonly string[];
  search?: Search;
  /** What is known about entered values, by their fields: shown under their controls, and read out. */
  notes?: Readonly<Record<string, React.ReactNode>>;
  /** Which fields are marked; by default the rarer kind, and none where all are required. */
  marked?: 'optional' | 'required';
  /** In place of the fields, edge to edge: an arrangement of its own, whose controls get theirs from `useFormField`. */
  layout?: React.ReactNode;
  submitLabel?: string;
  /** Whether sending makes no sense yet; `footerNote` says why. */
  submitDisabled?: boolean;
  footerNote?: React.ReactNode;
  cancelLabel?: string;
  onCancel?: () => void;
  /** `sticky` stays at the window's edge, `none` where the caller has its own buttons. */
  footer?: 'sticky' | 'none';
  /** More buttons before the others: Back. */
  buttons?: React.ReactNode;
  /** What to do about a failure: Reload. */
  failureActions?: React.ReactNode;
  /** Stands between the fields and the buttons: a total, a note. */
  children?: React.ReactNode;
  /** Id of the form, for a submit button that stands outside it. */
  id?: string;
  className?: string;
}

const NONE = {};
const noSearch: Search = () => Promise.reject(new Error('This form has no search'));

/**
 * A form as its schema says: fields in groups, what is wrong with them, and the buttons; in their place what another user
 * saved meanwhile, where that is to be merged. Pure: values and findings come in, changes go out; `useForm` keeps them. Stands in a Card without CardBody, or with `footer="none"` in a dialog.
 */
export function FormView({
  schema,
  values,
  errors,
  failure,
  conflict,
  isMerged,
  busy,
  changes,
  attempt,
  onChange,
  onLeave,
  onFound,
  onSubmit,
  fields,
  search = noSearch,
  notes = NONE,
  marked: wantedMark,
  layout,
  submitLabel,
  submitDisabled = false,
  footerNote,
  cancelLabel = 'Cancel',
  onCancel,
  footer = 'sticky',
  buttons,
  failureActions,
  children,
  id,
  className,
}: FormViewProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const head = schema['x-form'];
  const body = useMemo(() => bodyOf(schema, values), [schema, values]);
  const request = useMemo(() => formFields(schema, body, fields), [schema, body, fields]);
  const { atFields, whole } = useMemo(() => placeErrors(errors, request), [errors, request]);
  const messages = useMemo(
    () => new Map(atFields.map(({ field, messages: found }) => [field.name, found])),
    [atFields],
  );
  const problems: FieldProblem[] = atFields.map(({ field, messages: found }) => ({
    fieldId: controlId(formId, field.name),
    label: field.label,
    message: found.join(' '),
  }));
  const leave = usePatientLeave(onLeave);
  const find = useCallback<Search>(
    async (path, query, signal) => {
      const options = await search(path, query, signal);
      onFound(path, options);
      return options;
    },
    [search, onFound],
  );
  const marked = useMemo(() => wantedMark ?? rarerKind(request), [wantedMark, request]);
  const context = useMemo(
    () => ({
      formId,
      head,
      properties: schema.properties,
      values,
      messages,
      marked,
      search: find,
      notes,
      onChange,
      onLeave: leave,
    }),
    [formId, head, schema.properties, values, messages, marked, find, notes, onChange, leave],
  );

  // A new thing is unsaved as a whole, which its button says
  const isOfSaved = Object.keys(head.values).length > 0;
  const first = problems[0]?.fieldId;
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current === attempt) return;
    seen.current = attempt;
    if (first !== undefined) focusField(first);
  }, [attempt, first]);

  const groups = head.groups.map((group) => ({
    ...group,
    fields: group.fields.filter((name) => fields === undefined || fields.includes(name)),
  }));
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // React sends the submit of a form in a portal (a dialog inside this one) up here as well
    if (event.target === form.current) (conflict?.onMerge ?? onSubmit)();
  };
  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={submit}
      data-slot="form"
      // Not the quiet ink of a dialog's text
      className={classNames('text-ink', className)}
    >
      <div
        className={classNames(
          'grid gap-6',
          (footer !== 'none' || layout !== undefined) && 'p-5 max-sm:p-4',
          // With nothing to say above it, the layout begins at the edge
          layout !== undefined && 'has-[>:only-child:empty]:hidden',
        )}
      >
        {conflict && <ConflictView {...conflict} />}
        {/* Hidden, not gone: what is half typed comes back with Cancel */}
        <div hidden={conflict !== null} className="grid gap-6 [[hidden]]:hidden">
          <FormAlert
            whole={whole}
            failure={failure}
            isMerged={isMerged}
            actions={failureActions}
            focusOn={first === undefined ? attempt : 0}
          />
          {problems.length > 3 && <ErrorSummary problems={problems} />}
          {layout === undefined && (
            <FormProvider value={context}>
              <FieldsView
                properties={schema.properties}
                groups={groups}
                path={[]}
                values={values}
                scope={formScope(schema, body)}
              />
            </FormProvider>
          )}
          {children}
        </div>
      </div>
      {layout !== undefined && (
        <div hidden={conflict !== null}>
          <FormProvider value={context}>{layout}</FormProvider>
        </div>
      )}
      {footer !== 'none' && (
        <FormFooter unsaved={isOfSaved ? changes : 0} problems={conflict ? [] : problems} note={footerNote}>
          {conflict === null && buttons}
          {conflict ? (
            <Button onClick={conflict.onCancel}>Cancel</Button>
          ) : (
            onCancel && <Button onClick={onCancel}>{cancelLabel}</Button>
          )}
          <Button type="submit" variant="primary" busy={busy} disabled={conflict === null && submitDisabled}>
            {conflict ? mergeLabel(conflict) : (submitLabel ?? head.submitLabel ?? 'Save')}
          </Button>
        </FormFooter>
      )}
    </form>
  );
}
