import type { Scope } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormGroup, FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { Button } from '@quickportal/ui/button';
import { Field } from '@quickportal/ui/field';
import { IconButton } from '@quickportal/ui/icon-button';
import { VisuallyHidden } from '@quickportal/ui/visually-hidden';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { innerScope, rowTitle } from '../../schema/form-fields.ts';
import { type Path, nameOf, valueAt } from '../../schema/field-path.ts';
import { groupsOf } from '../../schema/layout.ts';
import { openingValue } from '../../schema/typed-values.ts';
import { FieldView, markOf } from './field-view.tsx';
import { controlId, useFormContext } from '../form-context.ts';
import { useRowKeys } from './row-keys.ts';

interface RowFieldsProps {
  properties: Readonly<Record<string, FormNode>>;
  groups: readonly FormGroup[];
  path: Path;
  values: unknown;
  scope: Scope;
}

export interface RepeatViewProps {
  name: string;
  node: FormNode;
  path: Path;
  value: unknown;
  required: boolean;
  scope: Scope;
  /** Renders the fields of a row; passed in because rows may contain lists. */
  fields: React.ComponentType<RowFieldsProps>;
}

function focusInside(id: string): void {
  const element = document.getElementById(id);
  const fields = ':scope [data-slot=field] :is(input, textarea, button)';
  const control = element?.matches('button') ? element : element?.querySelector<HTMLElement>(fields);
  control?.focus();
}

/** A list of rows that can be added, moved and removed by keyboard. The focus moves to where work continues. */
export function RepeatView({ name, node, path, value, required, scope, fields: Fields }: RepeatViewProps) {
  const { formId, messages, marked, onChange, onLeave } = useFormContext();
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const keys = useRowKeys(rows.length);
  const [text, setSaid] = useState('');
  const goTo = useRef<string>(undefined);
  useEffect(() => {
    if (goTo.current !== undefined) focusInside(goTo.current);
    goTo.current = undefined;
  });
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = node;
  const title = rowTitle(node);
  const field = nameOf(path);
  const id = controlId(formId, field);
  const rowName = (index: number) => `${title} ${index + 1}`;
  const rowId = (index: number) => controlId(formId, nameOf([...path, index]));
  const list = innerScope(scope, scope.node.fields?.get(name), {});
  const current = valueAt(scope.values, [name]);

  const add = () => {
    keys.add();
    goTo.current = rowId(rows.length);
    setSaid(`${rowName(rows.length)} added.`);
    onChange(path, [...rows, openingValue(items, undefined, true) ?? (items.properties ? {} : '')]);
  };
  const remove = (index: number) => {
    keys.remove(index);
    goTo.current = rows.length === 1 ? `${id}-add` : rowId(Math.min(index, rows.length - 2));
    setSaid(`${rowName(index)} removed.`);
    onChange(
      path,
      rows.filter((_, at) => at !== index),
    );
    onLeave(path);
  };
  const move = (from: number, to: number) => {
    keys.move(from, to);
    const isLast = to === 0 || to === rows.length - 1;
    // At either end the pressed button is disabled, so its neighbour receives the focus
    goTo.current = `${rowId(to)}-${to < from === isLast ? 'down' : 'up'}`;
    setSaid(`${rowName(from)} is now ${rowName(to).toLowerCase()}.`);
    const moved = rows.toSpliced(from, 1);
    onChange(path, moved.toSpliced(to, 0, rows[from]));
  };
  const mark = markOf(marked, required);
  return (
    <Field
      id={id}
      group
      label={node.title ?? name}
      {...(mark && { mark })}
      help={node['x-form']?.help}
      error={messages.get(field) ?? []}
    >
      <ul className="grid gap-3">
        {rows.map((row, index) => (
          <li
            key={keys.of(index)}
            id={rowId(index)}
            aria-label={rowName(index)}
            className="grid gap-3 rounded-2 border border-line px-3 pt-1.5 pb-3"
          >
            <RowHead
              id={rowId(index)}
              name={rowName(index)}
              first={index === 0}
              last={index === rows.length - 1}
              removable={rows.length > (required ? minItems : 0)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
            />
            {items.properties ? (
              <div className="grid gap-5">
                <Fields
                  properties={items.properties}
                  groups={groupsOf(items.properties, Object.keys(items.properties))}
                  path={[...path, index]}
                  values={row}
                  scope={innerScope(list, list.node.items, valueAt(current, [index]))}
                />
              </div>
            ) : (
              <FieldView
                name={rowName(index)}
                node={{ ...items, title: rowName(index) }}
                path={[...path, index]}
                value={row}
                required
                scope={list}
                hideLabel
              />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-1.5 flex items-center gap-3">
        <Button id={`${id}-add`} size="sm" disabled={rows.length >= maxItems} onClick={add}>
          <Plus />
          Add {title.toLowerCase()}
        </Button>
        {rows.length >= maxItems && <span className="text-13 text-ink-2">{maxItems} at most</span>}
      </div>
      <VisuallyHidden>
        <output>{text}</output>
      </VisuallyHidden>
    </Field>
  );
}

interface RowHeadProps {
  id: string;
  name: string;
  first: boolean;
  last: boolean;
  removable: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function RowHead({ id, name, first, last, removable, onMove, onRemove }: RowHeadProps) {
  const row = name.toLowerCase();
  return (
    <div className="-mr-1.5 flex items-center">
      <span className="flex-auto text-12 font-medium text-ink-2">{name}</span>
      <IconButton id={`${id}-up`} label={`Move ${row} up`} disabled={first} onClick={() => onMove(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton id={`${id}-down`} label={`Move ${row} down`} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown />
      </IconButton>
      <IconButton label={`Remove ${row}`} disabled={!removable} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
