import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { Values } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { mergeLabel } from '@quickportal/forms/react/conflict-view';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { useEffect, useId, useState } from 'react';
import type { CallResponse, CallBody, CallInput, CallParams, FormName } from '../../data/calls/call.ts';
import { searchOptions } from '../../data/search-options.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { reloadOf, useFormSchema } from '../../data/use-form-schema.ts';
import { FormFrame, type FormLook } from './form-frame.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { type MayLeave, useCloseQuestion, useGuardedClose } from './guarded-close.ts';
import { type SendingKind, useFormGuard } from './leave-guard.ts';
import { showLeft } from './left-outcome.ts';
import { QueryResult } from '../query-result.tsx';
import { type Done, showDone } from './show-done.ts';

export interface CallFormProps<N extends FormName> {
  /** The call of the form: `customers.updateDetails`. */
  call: N;
  /** Path parameters of the call. */
  params?: CallParams<N>;
  /** Where it is shown: a short form in a dialog, a long one in a drawer, or as the content of a page. */
  as?: FormLook;
  /** Task and object, as the heading. On a page the page's header has it. */
  title: string;
  description?: string;
  /** The verb on the button; by default the schema's. */
  submitLabel?: string;
  danger?: boolean;
  /** Whether submitting is pointless with these values; `children` explains why. */
  disabled?: boolean;
  /** Fields to show; all by default. */
  fields?: readonly string[];
  /** Marks every required field, even if all are: some are filled when the form opens. */
  marksRequired?: boolean;
  /** Findings of this form besides those of the schema. */
  check?: (body: Record<string, unknown>) => readonly FieldError[];
  /** Values that override the schema's. */
  values?: Values;
  /** Sent in addition to the fields: the version that the user sees. */
  also?: Partial<CallBody<N>>;
  /** Notes below fields, by field name. */
  notes?: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, React.ReactNode>>;
  /** Called with the body as typed. */
  onBody?: (body: Record<string, unknown>) => void;
  done?: Done<CallResponse<N>>;
  /** Describes the change being sent, in the question before leaving. */
  sending?: SendingKind;
  /** Called after the change; by default the form closes. */
  onDone?: (response: CallResponse<N>, body: CallBody<N>) => void;
  /** Closes the form; a page that is only a form cannot be closed. */
  onClose?: () => void;
  /** Content above the fields. */
  children?: React.ReactNode;
}

/**
 * The form of a call: fetches its schema, validates, sends, shows refusals at their fields, and confirms the change.
 * Leaving it asks first if something would be lost.
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
  /** Refetches the schema, with what another user saved. */
  reload?: () => Promise<FormSchemaDocument>;
  mayLeave?: MayLeave;
  onCancel: () => void;
}

/** The form with a loaded schema; also for stories. */
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
  // As when the form was opened: the page behind it may have a newer version than the one edited
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
