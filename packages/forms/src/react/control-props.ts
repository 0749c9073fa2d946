import type { FieldForm } from '@quickportal/contracts/kernel/form-meta';
import type { FormNode } from '@quickportal/contracts/rules/form-document';

/** What every control of a form gets; id and aria attributes come from the Field around it. */
export interface ControlProps {
  node: FormNode;
  form: FieldForm;
  value: unknown;
  onChange: (value: unknown) => void;
  required: boolean;
}

/** A value as a text control shows it. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
