import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { nameOf, valueAt, type Path } from '../schema/field-path.ts';
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
  const node = useFormContext().properties[name];
  if (!node) throw new Error(`The form has no field ${name}`);
  return { node, ...useFormFieldAt([name], node.title ?? name) };
}

/** Returns a field inside a list or group, such as `['schemes', 0, 'surcharge']`, for a layout with a table. */
export function useFormFieldAt(path: Path, label: string): Omit<FormFieldState, 'node'> {
  const { formId, values, messages, onChange, onLeave } = useFormContext();
  const name = nameOf(path);
  const id = controlId(formId, name);
  const errorId = `${id}-error`;
  const found = messages.get(name) ?? NONE;
  const isInvalid = found.length > 0;
  return {
    value: valueAt(values, path),
    messages: found,
    errorId,
    onChange: (value) => onChange(path, value),
    control: {
      id,
      'aria-label': label,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': isInvalid ? errorId : undefined,
      onBlur: () => onLeave(path),
    },
  };
}
