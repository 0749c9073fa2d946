import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import type { Values } from '@quickportal/contracts/rules/field-tree';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { Button } from '@quickportal/ui/button';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@quickportal/ui/sheet';
import { useId } from 'react';
import { searchOptions } from '../data/search-options.ts';
import { useFormSchema } from '../data/use-form-schema.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { type MayLeave, useCloseQuestion, useGuardedClose } from './guarded-close.ts';
import { QueryResult } from './query-result.tsx';

export interface FormSheetProps<Body extends object, Answer> {
  /** Names the task and its object. */
  title: string;
  description?: string;
  /** The call whose body is asked for: verb and path, as in `forms/{verb}/{path}`. */
  verb: 'post' | 'put' | 'patch';
  path: string;
  /** Values beside the schema's own. */
  values?: Values;
  /** Makes the call; what it rejects with is shown in the form. */
  onSend: (body: Body, context: { idempotencyKey: string }) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
}

/**
 * A long form of the server's in a drawer, beside the page it belongs to. Its buttons stay in sight; closing it in any
 * way asks first where something would be lost.
 */
export function FormSheet<Body extends object, Answer>(props: FormSheetProps<Body, Answer>) {
  const { title, description, verb, path, onClose } = props;
  const schema = useFormSchema(verb, path);
  const { close, mayLeave } = useGuardedClose(onClose);
  return (
    <Sheet open onOpenChange={(open) => !open && close()}>
      <SheetContent title={title} description={description} size="lg">
        {schema.data ? (
          <SheetForm {...props} schema={schema.data} mayLeave={mayLeave} onCancel={close} />
        ) : (
          <SheetBody>
            <QueryResult query={schema} skeleton={<FormSkeleton />}>
              {() => null}
            </QueryResult>
          </SheetBody>
        )}
      </SheetContent>
    </Sheet>
  );
}

interface SheetFormProps<Body extends object, Answer> extends FormSheetProps<Body, Answer> {
  schema: FormSchemaDocument;
  mayLeave: MayLeave;
  onCancel: () => void;
}

function SheetForm<Body extends object, Answer>(props: SheetFormProps<Body, Answer>) {
  const { schema, values, mayLeave, onSend, onSaved, onCancel } = props;
  const id = useId();
  const form = useForm<Body, Answer>({
    schema,
    ...(values && { initialValues: values }),
    onSubmit: (body, { idempotencyKey }) => onSend(body, { idempotencyKey }),
    onSubmitted: onSaved,
  });
  const question = useCloseQuestion(form.dirty, mayLeave);
  return (
    <>
      <SheetBody>
        <FormView {...form.view} id={id} search={searchOptions} footer="none" />
      </SheetBody>
      <SheetFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" form={id} variant="primary" busy={form.busy}>
          {schema['x-form'].submitLabel ?? 'Save'}
        </Button>
      </SheetFooter>
      {question}
    </>
  );
}
