import { Button } from '@quickportal/ui/button';
import { classNames } from '@quickportal/ui/class-names';
import { ErrorSummary, type FieldProblem, focusField } from '@quickportal/ui/error-summary';
import { FormFooter } from '@quickportal/ui/form-footer';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { formFields, formScope, placeErrors } from '../schema/form-fields.ts';
import { bodyOf } from '../schema/typed-values.ts';
import { ConflictView, mergeLabel } from './conflict-view.tsx';
import { FormAlert } from './form-alert.tsx';
import { FieldsView } from './fields/fields-view.tsx';
import { FormProvider, type Search, controlId } from './form-context.ts';
import { rarerKind } from './rarer-kind.ts';
import type { FormViewState } from './use-form.tsx';
import { usePatientLeave } from './patient-leave.ts';

export interface FormViewProps extends FormViewState {
  /** Names of the top-level fields to show; by default all. A wizard shows those of one step. */
  fields?: readonly string[];
  search?: Search;
  /** Notes about entered values by field, below their controls, and read out. */
  notes?: Readonly<Record<string, React.ReactNode>>;
  /** Which fields are marked; by default the rarer kind, and none if all are required. */
  marked?: 'optional' | 'required';
  /** Replaces the fields by a custom layout, edge to edge, whose controls use `useFormField`. */
  layout?: React.ReactNode;
  submitLabel?: string;
  /** Whether submitting is pointless; `footerNote` explains why. */
  submitDisabled?: boolean;
  footerNote?: React.ReactNode;
  cancelLabel?: string;
  onCancel?: () => void;
  /** `sticky` stays at the window's edge, `none` if the caller has its own buttons. */
  footer?: 'sticky' | 'none';
  /** Further buttons before the others: Back. */
  buttons?: React.ReactNode;
  /** Action for a failure: Reload. */
  failureActions?: React.ReactNode;
  /** Content between the fields and the buttons: a total, a note. */
  children?: React.ReactNode;
  /** ID of the form, for a submit button outside it. */
  id?: string;
  className?: string;
}

const NONE = {};
const noSearch: Search = () => Promise.reject(new Error('This form has no search'));

/**
 * Renders a form from its schema: fields in groups, errors, and buttons; or a comparison with what another user saved,
 * while that is merged. Pure: values and errors come in, changes go out; `useForm` holds the state. Place it in a Card
 * without CardBody, or with `footer="none"` in a dialog.
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
  const shownFields = useMemo(() => formFields(schema, body, fields), [schema, body, fields]);
  const { atFields, whole } = useMemo(() => placeErrors(errors, shownFields), [errors, shownFields]);
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
  const marked = useMemo(() => wantedMark ?? rarerKind(shownFields), [wantedMark, shownFields]);
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

  // A new record is unsaved as a whole, as its button says
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
    // React also bubbles the submit of a form in a portal (a dialog inside this one)
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
      // Not the muted colour of a dialog's text
      className={classNames('text-ink', className)}
    >
      <div
        className={classNames(
          'grid gap-6',
          (footer !== 'none' || layout !== undefined) && 'p-5 max-sm:p-4',
          // Without content above it, the layout begins at the edge
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
