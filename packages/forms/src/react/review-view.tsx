import { type Scope, isVisible } from '@quickportal/contracts/rules/field-tree';
import type { Widget } from '@quickportal/contracts/kernel/form-meta';
import type { FormHead, FormNode, FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { Button } from '@quickportal/ui/button';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { formScope, innerScope, rowTitle } from '../schema/form-fields.ts';
import { valueAt } from '../schema/field-path.ts';
import { shownValue } from '../schema/shown-value.ts';
import { widgetOf } from '../schema/widget-of.ts';

export interface ReviewSection {
  title: string;
  fields: readonly string[];
  onEdit?: () => void;
}

export interface ReviewViewProps {
  schema: FormSchemaDocument;
  /** The body as it would be sent. */
  body: Readonly<Record<string, unknown>>;
  sections: readonly ReviewSection[];
}

/** What was entered, read like a receipt: one section per step, each with a way back to it. */
export function ReviewView({ schema, body, sections }: ReviewViewProps) {
  const scope = formScope(schema, body);
  const shown = sections.map(({ title, fields, onEdit }) => {
    const lines = linesOf(schema.properties, fields, scope, schema['x-form'], '');
    return (
      <section key={title} aria-label={title} className="px-5 py-4 max-sm:px-4">
        <div className="mb-1 flex items-center justify-between gap-3">
          <h3 className="text-14 font-strong">{title}</h3>
          {onEdit && (
            <Button variant="link" size="sm" onClick={onEdit} aria-label={`Edit ${title.toLowerCase()}`}>
              Edit
            </Button>
          )}
        </div>
        <DescriptionList>
          {lines.map(({ key, label, value }) => (
            <DescriptionItem key={key} term={label}>
              {value}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </section>
    );
  });
  return <div className="divide-y divide-line">{shown}</div>;
}

const UNREVIEWED = new Set<Widget>(['hidden', 'password']);

interface Line {
  key: string;
  label: string;
  value: string | null;
}

function linesOf(
  properties: Readonly<Record<string, FormNode>>,
  names: readonly string[],
  scope: Scope,
  head: FormHead,
  behind: string,
): Line[] {
  return names.flatMap((name) => {
    const node = properties[name];
    if (!node || UNREVIEWED.has(widgetOf(node)) || !isVisible(scope, name)) return [];
    const value = valueAt(scope.values, [name]);
    const inner = scope.node.fields?.get(name);
    const label = `${node.title ?? name}${behind}`;
    const key = `${name}${behind}`;
    if (node.properties) {
      return linesOf(node.properties, Object.keys(node.properties), innerScope(scope, inner, value), head, behind);
    }
    const rows = node.items?.properties;
    if (!rows || !Array.isArray(value)) return [{ key, label, value: shownValue(node, value, head) }];
    return value.map((row: unknown, index) => ({
      key: `${key}${index}`,
      label: `${rowTitle(node)} ${index + 1}${behind}`,
      value: linesOf(rows, Object.keys(rows), innerScope(scope, inner?.items, row), head, '')
        .flatMap((line) => line.value ?? [])
        .join(' \u00b7 '),
    }));
  });
}
