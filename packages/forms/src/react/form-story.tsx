import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { Values } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { Card } from '@quickportal/ui/card';
import { useState } from 'react';
import type { Search } from './form-context.ts';
import { FormView, type FormViewProps } from './form-view.tsx';
import { useForm } from './use-form.tsx';

export interface FormStoryProps extends Partial<
  Pick<FormViewProps, 'fields' | 'search' | 'footer' | 'submitLabel' | 'children'>
> {
  schema: FormSchemaDocument;
  initialValues?: Values;
  /** Called with every submitted body. */
  onSend?: (body: Record<string, unknown>) => void;
  /** Server responses, one per attempt; the last one repeats. */
  responses?: readonly (() => Promise<unknown>)[];
  check?: (body: Record<string, unknown>) => readonly FieldError[];
  onCancel?: () => void;
}

const accepted = () => Promise.resolve();

/** Stories only: a form in its card with a scripted server. */
export function FormStory({
  schema,
  initialValues,
  onSend,
  responses = [accepted],
  check,
  onCancel,
  ...props
}: FormStoryProps) {
  const [attempts, setAttempts] = useState(0);
  const form = useForm({
    schema,
    ...(initialValues && { initialValues }),
    ...(check && { check }),
    onSubmit: async (body) => {
      onSend?.(body);
      setAttempts(attempts + 1);
      await (responses[Math.min(attempts, responses.length - 1)] ?? accepted)();
    },
  });
  return (
    <Card title={schema['x-form'].title ?? 'Form'} className="max-w-180">
      <FormView {...form.view} {...props} {...(onCancel && { onCancel })} />
    </Card>
  );
}

/** Stories only: the error of a call with status 422. */
export const refusedWith = (errors: FieldError[]) => () =>
  Promise.reject(
    Object.assign(new Error('Unprocessable'), {
      data: {
        problem: {
          type: 'https://quickportal.example/problems/validation-failed',
          title: 'Some fields need attention.',
          status: 422,
          requestId: 'r-1',
          errors,
        },
      },
    }),
  );

/** Stories only: the error of any other failed call. */
export const failedWith = (status: number, kind: string, title: string, detail?: string) => () =>
  Promise.reject(
    Object.assign(new Error(title), {
      data: {
        problem: {
          type: `https://quickportal.example/problems/${kind}`,
          title,
          status,
          requestId: 'req-7f3a',
          ...(detail !== undefined && { detail }),
        },
      },
    }),
  );

const countries = ['Australia', 'Austria', 'Fiji', 'New Zealand', 'Samoa', 'Tonga'];

/** Stories only: a search of countries by part of their name. */
export const findCountries: Search = (_path, query) =>
  Promise.resolve(
    countries.flatMap((label, index) =>
      label.toLowerCase().includes(query.toLowerCase()) ? [{ value: String(index + 1), label }] : [],
    ),
  );
