import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import type { Values } from '@quickportal/contracts/rules/field-tree';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { useId } from 'react';
import { searchOptions } from '../data/search-options.ts';
import { useFormSchema } from '../data/use-form-schema.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { type MayLeave, useCloseQuestion, useGuardedClose } from './guarded-close.ts';
import { QueryResult } from './query-result.tsx';

export interface FormDialogProps {
  /** Names the task and its object. */
  title: string;
  description?: string;
  /** The call whose body is asked for: verb and path, as in `forms/{verb}/{path}`. */
  verb: 'post' | 'put' | 'patch';
  path: string;
  /** Values beside the schema's own. */
  values?: Values;
  /** The fields that are asked for; all by default. */
  fields?: readonly string[];
  /** The verb on the button. */
  submitLabel: string;
  danger?: boolean;
  /** Makes the call; what it rejects with is shown in the form. */
  onSubmit: (body: Record<string, unknown>, sending: { idempotencyKey: string }) => Promise<unknown>;
  onClose: () => void;
  /** Stands above the fields. */
  children?: React.ReactNode;
}

/**
 * A short form of the server's in a dialog: asks for the schema, checks, sends, shows what was refused at its field.
 * Closing it in any way asks first where something would be lost.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, description, verb, path, children, onClose } = props;
  const schema = useFormSchema(verb, path);
  const { close, mayLeave } = useGuardedClose(onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={title} description={description}>
        {schema.data ? (
          <DialogForm {...props} schema={schema.data} mayLeave={mayLeave} onClose={close} />
        ) : (
          <DialogBody>
            {children}
            <QueryResult query={schema} skeleton={<FormSkeleton fields={2} />}>
              {() => null}
            </QueryResult>
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The form itself, once its schema is there; also for stories. */
export function DialogForm({
  schema,
  values,
  fields,
  submitLabel,
  danger = false,
  onSubmit,
  mayLeave,
  onClose,
  children,
}: Pick<FormDialogProps, 'values' | 'fields' | 'submitLabel' | 'danger' | 'onSubmit' | 'onClose' | 'children'> & {
  schema: FormSchemaDocument;
  mayLeave?: MayLeave;
}) {
  const form = useForm({ schema, onSubmit, ...(values && { initialValues: values }) });
  const id = useId();
  const question = useCloseQuestion(form.dirty, mayLeave);
  return (
    <>
      <DialogBody>
        {children}
        <FormView {...form.view} {...(fields && { fields })} id={id} search={searchOptions} footer="none" />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {submitLabel}
        </Button>
      </DialogFooter>
      {question}
    </>
  );
}
