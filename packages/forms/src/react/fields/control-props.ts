import type { FieldForm } from '@quickportal/contracts/kernel/form-meta';
import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';

/** Props of every control; its ID and aria attributes come from the surrounding Field. */
export interface ControlProps {
  node: FormNode;
  form: FieldForm;
  value: unknown;
  onChange: (value: unknown) => void;
  required: boolean;
}

/** Converts a value to the text of a control. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
