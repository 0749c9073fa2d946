import type { Option, Widget } from '@quickportal/contracts/kernel/form-meta';
import type { FormHead, FormNode, JsonType } from '@quickportal/contracts/rules/forms/form-document';
import { wordsOf } from './words-of.ts';

/** Returns the widget of a field: that of its contract, otherwise by its type. */
export function widgetOf(node: FormNode): Widget {
  const text = node['x-form']?.widget;
  if (text) return text;
  if (node.properties) return 'group';
  const type = typeOf(node);
  if (type === 'array') return node.items?.enum ? 'checkbox' : 'repeat';
  if (type === 'boolean' || typeof node.const === 'boolean') return 'checkbox';
  if (node.enum || node['x-form']?.options || node['x-form']?.optionsFrom !== undefined) return 'select';
  if (type === 'integer' || type === 'number') return 'number';
  if (node['x-text'] === 'password') return 'password';
  if (node['x-text'] === 'date') return 'date';
  return node['x-text'] === 'text' ? 'textarea' : 'text';
}

/** Returns the type of a field, ignoring null. */
export const typeOf = (node: FormNode): JsonType | undefined => (Array.isArray(node.type) ? node.type[0] : node.type);

export const isNullable = (node: FormNode): boolean => Array.isArray(node.type) && node.type.includes('null');

/** Whether the label is beside the control: a checkbox or a switch, but not several checkboxes. */
export const namesItself = (node: FormNode): boolean =>
  widgetOf(node) === 'switch' || (widgetOf(node) === 'checkbox' && typeOf(node) !== 'array');

/** Whether "(optional)" or "(required)" is meaningful: not if one of a few is preselected. */
export const isMarkable = (node: FormNode): boolean =>
  !namesItself(node) && !(widgetOf(node) === 'radio' && node.default !== undefined);

/** Whether a field must not be stored outside memory: passwords, card and account numbers. */
export const isSecret = (node: FormNode): boolean =>
  ['password', 'masked'].includes(widgetOf(node)) ||
  node['x-text'] === 'password' ||
  (node['x-rules'] ?? []).some(({ rule }) => rule === 'auAccount' || rule === 'nzAccount' || rule === 'cardNumber');

/** Returns the options of a field: its own, those of its source, or its values as words. */
export function optionsOf(node: FormNode, head: FormHead): Option[] {
  const { options, optionsFrom } = node['x-form'] ?? {};
  if (optionsFrom !== undefined) return head.options[optionsFrom] ?? [];
  if (options) return options;
  const values = node.enum ?? node.items?.enum ?? [];
  return values
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => ({ value: String(value), label: wordsOf(String(value)) }));
}
