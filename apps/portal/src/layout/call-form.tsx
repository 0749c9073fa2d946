import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { Values } from '@quickportal/contracts/rules/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { mergeLabel } from '@quickportal/forms/react/conflict-view';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { useEffect, useId, useState } from 'react';
import type { CallResponse, CallBody, CallInput, CallParams, FormName } from '../data/call.ts';
import { searchOptions } from '../data/search-options.ts';
import { useChange } from '../data/use-change.ts';
import { reloadOf, useFormSchema } from '../data/use-form-schema.ts';
import { FormFrame, type FormLook } from './form-frame.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { type MayLeave, useCloseQuestion, useGuardedClose } from './guarded-close.ts';
import { type SendingKind, useFormGuard } from './leave-guard.ts';
import { showLeft } from './left-outcome.ts';
import { QueryResult } from './query-result.tsx';
import { type Done, showDone } from './show-done.ts';

export interface CallFormProps<N extends FormName> {
  /** The change whose body is asked for, by its call: `customers.updateDetails`. */
  call: N;
  /** Parameters in its path. */
  params?: CallParams<N>;
  /** A short form in a dialog, a long one in a drawer beside its page, or as the content of a page. */
  as?: FormLook;
  /** Names the task and its object. On a page the page's header does. */
  title: string;
  description?: string;
  /** The verb on the button; by default the schema's. */
  submitLabel?: string;
  danger?: boolean;
  /** Whether sending makes no sense with these values; `children` says why. */
  disabled?: boolean;
  /** The fields that are asked for; all by default. */
  fields?: readonly string[];
  /** Marks every required field, also where all are: some are filled when the form opens. */
  marksRequired?: boolean;
  /** Findings that only this form knows, beside those of the schema. */
  check?: (body: Record<string, unknown>) => readonly FieldError[];
  /** Values over the schema's own. */
  values?: Values;
  /** Sent beside what is asked for: the version that the user looks at. */
  also?: Partial<CallBody<N>>;
  /** What is said below fields, by their names, about what is typed. */
  notes?: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, React.ReactNode>>;
  /** Follows what is typed, as the call would get it. */
  onBody?: (body: Record<string, unknown>) => void;
  done?: Done<CallResponse<N>>;
  /** What is being sent, for the question before it is left. */
  sending?: SendingKind;
  /** After the change; by default the form closes. */
  onDone?: (response: CallResponse<N>, body: CallBody<N>) => void;
  /** Leaves the form; a page that is nothing but its form has no way to leave it. */
  onClose?: () => void;
  /** Above the fields. */
  children?: React.ReactNode;
}

/**
 * The form of a call: fetches its schema, checks, sends, shows each refusal at its field, and says what was done. Leaving
 * it in any way asks first where something would be lost.
 */
export function CallForm<N extends FormName>(props: CallFormProps<N>) {
  const { call, params, as = 'dialog', title, description, children, onClose = stay } = props;
  const schema = useFormSchema(call, params);
  const { close, mayLeave } = useGuardedClose(onClose);
  return (
    <FormFrame as={as} title={title} description={description} onClose={close}>
      {schema.data ? (
        <LoadedForm
          {...props}
          as={as}
          schema={schema.data}
          reload={reloadOf(schema)}
          mayLeave={mayLeave}
          onCancel={close}
        />
      ) : (
        <FormFrame.Body as={as}>
          {children}
          <QueryResult query={schema} skeleton={<FormSkeleton {...(as === 'dialog' && { fields: 2 })} />}>
            {() => null}
          </QueryResult>
        </FormFrame.Body>
      )}
    </FormFrame>
  );
}

const stay = () => {};

interface LoadedFormProps<N extends FormName> extends CallFormProps<N> {
  as: FormLook;
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload?: () => Promise<FormSchemaDocument>;
  mayLeave?: MayLeave;
  onCancel: () => void;
}

/** The form once its schema is there; also for stories. */
export function LoadedForm<N extends FormName>(props: LoadedFormProps<N>) {
  const { call, params, as, title, schema, reload, values, fields, mayLeave, done, onBody, onClose = stay } = props;
  const {
    onDone = onClose,
    onCancel,
    sending = 'change',
    submitLabel = schema['x-form'].submitLabel ?? 'Save',
    children,
  } = props;
  const id = useId();
  const { send } = useChange(call);
  // As they were when the form was opened: the page behind it may know a newer version than what was typed over
  const [also] = useState(props.also);
  const form = useForm<CallBody<N>, { response: CallResponse<N>; body: CallBody<N> }>({
    schema,
    ...(values && { initialValues: values }),
    ...(reload && { reload }),
    ...(props.check && { check: props.check }),
    onSubmit: async (typed) => {
      const body = { ...also, ...typed };
      return { response: await send({ params, body } as CallInput<N>), body };
    },
    onSubmitted: ({ response, body }) => {
      showDone(done, response);
      onDone(response, body);
    },
    onLeft: (outcome) =>
      showLeft(title, 'problem' in outcome ? outcome : { response: outcome.response.response }, done),
  });
  const { body, conflict } = form;
  useEffect(() => onBody?.(body), [body, onBody]);
  const question = useCloseQuestion(useFormGuard(form, sending), mayLeave);
  const isPage = as === 'page';
  return (
    <>
      <FormFrame.Body as={as}>
        {conflict ? null : children}
        <FormView
          {...form.view}
          {...(fields && { fields })}
          {...(props.marksRequired && { marked: 'required' as const })}
          id={id}
          search={searchOptions}
          {...(props.notes && { notes: props.notes(body) })}
          {...(isPage ? { submitLabel, ...(props.onClose && { onCancel }) } : { footer: 'none' as const })}
        />
      </FormFrame.Body>
      {!isPage && (
        <FormFrame.Footer
          as={as}
          form={id}
          submitLabel={conflict ? mergeLabel(conflict) : submitLabel}
          danger={conflict ? false : (props.danger ?? false)}
          busy={form.busy}
          disabled={conflict ? false : (props.disabled ?? false)}
          onCancel={conflict?.onCancel ?? onCancel}
        />
      )}
      {question}
    </>
  );
}
