import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { controlId, useFormContext } from './form-context.ts';

export { type Search, useFormContext } from './form-context.ts';

/** Props that link a control to the error summary, its label and its errors. */
export interface InlineControlProps {
  id: string;
  'aria-label': string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onBlur: () => void;
}

export interface FormFieldState {
  node: FormNode;
  value: unknown;
  /** The shown errors; `errorId` is the ID of their element. */
  messages: readonly string[];
  errorId: string;
  onChange: (value: unknown) => void;
  control: InlineControlProps;
}

const NONE: readonly string[] = [];

/** Returns a top-level field, for a `layout` of FormView that puts its control into a sentence. */
export function useFormField(name: string): FormFieldState {
  const { formId, properties, values, messages, onChange, onLeave } = useFormContext();
  const node = properties[name];
  if (!node) throw new Error(`The form has no field ${name}`);
  const id = controlId(formId, name);
  const errorId = `${id}-error`;
  const found = messages.get(name) ?? NONE;
  const isInvalid = found.length > 0;
  return {
    node,
    value: values[name],
    messages: found,
    errorId,
    onChange: (value) => onChange([name], value),
    control: {
      id,
      'aria-label': node.title ?? name,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': isInvalid ? errorId : undefined,
      onBlur: () => onLeave([name]),
    },
  };
}
