import { isEmpty } from '@quickportal/contracts/rules/forms/conditions';
import type { AddressPart } from '@quickportal/contracts/kernel/form-meta';
import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { focusField } from '@quickportal/ui/error-summary';
import { useEffect, useRef, useState } from 'react';
import { type Path, nameOf, valueAt } from '../../schema/field-path.ts';
import { fitLines, readAddress } from '../../schema/pasted-address.ts';
import { optionsOf } from '../../schema/widget-of.ts';
import { controlId, useFormContext } from '../form-context.ts';

interface AddressOptions {
  properties: Readonly<Record<string, FormNode>>;
  /** Fields that can be shown, in order. */
  names: readonly string[];
  path: Path;
  values: unknown;
}

interface AddressFields {
  /** The fields without hidden lines. */
  shown: readonly string[];
  /** The last shown line, and a function that shows the next; both undefined when all are shown. */
  lastLine?: string;
  addLine?: () => void;
  /** Announces the result to screen readers; null if the text is not an address. */
  status: string | null;
  /** Distributes a pasted address over its fields, for the first line. */
  onPaste: (event: React.ClipboardEvent) => void;
}

const NONE: ReadonlySet<string> = new Set();
const lineParts: readonly AddressPart[] = ['line1', 'line2', 'line3'];

/** Shows the lines of an address that have content or were requested. */
export function useAddressFields({ properties, names, path, values }: AddressOptions): AddressFields {
  const { formId, head, messages, onChange } = useFormContext();
  const [opened, setOpened] = useState(NONE);
  const [status, setStatus] = useState('');
  const goTo = useRef<string>(undefined);
  useEffect(() => {
    if (goTo.current !== undefined) focusField(goTo.current);
    goTo.current = undefined;
  });
  const partOf = (name: string) => properties[name]?.['x-form']?.address;
  const fieldOf = (part: AddressPart) => names.find((name) => partOf(name) === part);
  const lines = lineParts.flatMap((part) => fieldOf(part) ?? []);
  const isNeeded = (name: string) =>
    !isEmpty(valueAt(values, [name])) || messages.has(nameOf([...path, name])) || opened.has(name);
  const filled = lines.slice(0, Math.max(1, lines.findLastIndex(isNeeded) + 1));
  // An emptied line stays visible
  if (filled.some((name) => !opened.has(name))) setOpened(new Set([...opened, ...filled]));
  const next = lines[filled.length];
  const shown = names.filter((name) => !lines.includes(name) || filled.includes(name));

  const onPaste = (event: React.ClipboardEvent) => {
    const input = event.target;
    const address = readAddress(event.clipboardData.getData('text/plain'));
    const places = (['city', 'state', 'postcode'] as const).map((part) => ({ part, name: fieldOf(part) }));
    if (!address || !(input instanceof HTMLInputElement) || input.readOnly || !isReplaced(input)) return;
    if (places.some(({ part, name }) => address[part] !== '' && !takes(name, address[part]))) return;
    event.preventDefault();
    const fitted = fitLines(address.lines, lines.length);
    for (const [index, name] of lines.entries()) onChange([...path, name], fitted[index] ?? '');
    for (const { part, name } of places) if (name !== undefined) onChange([...path, name], address[part]);
    setStatus('The pasted address is in its fields: street, city, state and postcode.');
  };
  const takes = (name: string | undefined, value: string): boolean => {
    const node = name === undefined ? undefined : properties[name];
    const options = node ? optionsOf(node, head) : [];
    return node !== undefined && (options.length === 0 || options.some((option) => option.value === value));
  };
  if (lines.length === 0) return { shown, status: null, onPaste };
  if (next === undefined) return { shown, status, onPaste };
  const addLine = () => {
    goTo.current = controlId(formId, nameOf([...path, next]));
    setOpened(new Set([...opened, next]));
  };
  return { shown, lastLine: filled.at(-1), addLine, status, onPaste };
}

/** Whether pasting would replace all of the content. */
const isReplaced = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value === '' || (selectionStart === 0 && selectionEnd === value.length);
