import { isEmpty } from '@quickportal/contracts/rules/forms/conditions';
import { displayAbn } from '@quickportal/contracts/rules/abn';
import { displayDate, isCalendarDate } from '@quickportal/contracts/rules/dates/calendar-date';
import type { FormHead, FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { displayAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { optionsOf, widgetOf } from './widget-of.ts';

/**
 * Formats a value for a review: options by their labels, amounts and dates for people, card numbers by their last
 * digits. Null if there is none.
 */
export function shownValue(node: FormNode, value: unknown, head: FormHead): string | null {
  if (isEmpty(value)) return null;
  const widget = widgetOf(node);
  if (Array.isArray(value)) return value.map((entry: unknown) => labelOf(node, entry, head)).join(', ');
  if (typeof value === 'boolean') return widget === 'switch' ? (value ? 'On' : 'Off') : value ? 'Yes' : 'No';
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  if (widget === 'password') return null;
  if (widget === 'masked') return maskedValue(node, text);
  if (widget === 'date') return isCalendarDate(text) ? displayDate(text) : text;
  if (widget === 'money') {
    const cents = parseAmount(text);
    return cents === null ? text : displayAmount(cents, node['x-form']?.currency ?? head.currency ?? 'AUD');
  }
  const unit = node['x-form']?.unit;
  return widget === 'number' && unit !== undefined ? `${text} ${unit}` : labelOf(node, value, head);
}

const labelOf = (node: FormNode, value: unknown, head: FormHead): string =>
  optionsOf(node, head).find((option) => option.value === String(value))?.label ?? String(value);

function maskedValue(node: FormNode, text: string): string {
  const mask = node['x-form']?.mask;
  if (mask === 'abn') return displayAbn(text.replaceAll(' ', ''));
  // A card number is never shown whole again, even to the person who typed it
  return mask === 'card' ? `\u2022\u2022\u2022\u2022 ${text.slice(-4)}` : text;
}
