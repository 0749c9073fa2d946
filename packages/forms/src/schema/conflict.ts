import type { Values } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { formScope } from './form-fields.ts';
import { linesOf } from './shown-lines.ts';
import { bodyOf, changedFields, openingValues, type TypedValues } from './typed-values.ts';
import { widgetOf } from './widget-of.ts';

/** Which value of a field is kept: the typed one, or the one another user saved. */
export type Side = 'mine' | 'theirs';

/** The opened version, the typed values, and the form as the server has it now. */
export interface Versions {
  opened: Values;
  mine: Values;
  schema: FormSchemaDocument;
}

/** A field in both versions, as lines of text. */
export interface ComparedField {
  name: string;
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
  /** Whether they differ, so that one must be chosen. */
  differs: boolean;
  changedBy: Side | 'both';
}

/** Returns the server's version; for a form without saved values, the typed one. */
const theirsOf = ({ schema, mine }: Versions): TypedValues =>
  Object.keys(schema['x-form'].values).length > 0 ? openingValues(schema) : { ...mine };

const textOf = (schema: FormSchemaDocument, values: Values, name: string): string[] => {
  const lines = linesOf(schema.properties, [name], formScope(schema, bodyOf(schema, values)), schema['x-form']);
  return lines.flatMap(({ label, value }) => {
    if (value === null) return [];
    return schema.properties[name]?.properties ? [`${label}: ${value}`] : [value];
  });
};

const isShown = (schema: FormSchemaDocument, values: Values, name: string): boolean =>
  linesOf(schema.properties, [name], formScope(schema, bodyOf(schema, values)), schema['x-form']).length > 0;

/** Lists every field shown in either version, in screen order. */
export function comparedFields(versions: Versions): ComparedField[] {
  const { schema, opened, mine } = versions;
  const theirs = theirsOf(versions);
  const [differing, byMe, byThem] = [
    changedFields(schema, mine, theirs),
    changedFields(schema, opened, mine),
    changedFields(schema, opened, theirs),
  ];
  const order = schema['x-form'].groups.flatMap(({ fields }) => fields);
  return order
    .filter((name) => isShown(schema, mine, name) || isShown(schema, theirs, name))
    .map((name) => ({
      name,
      label: schema.properties[name]?.title ?? name,
      mine: textOf(schema, mine, name),
      theirs: textOf(schema, theirs, name),
      differs: differing.includes(name),
      changedBy: byMe.includes(name) ? (byThem.includes(name) ? 'both' : 'mine') : 'theirs',
    }));
}

/** Returns the default choice: typed values are kept, all others are taken from the saved version. */
export const proposedSide = ({ changedBy }: Pick<ComparedField, 'changedBy'>): Side =>
  changedBy === 'theirs' ? 'theirs' : 'mine';

/**
 * Merges both versions: each field from the chosen or default side. Passwords stay as typed; fields that are not shown
 * (the version) come from the server.
 */
export function mergedValues(versions: Versions, chosen: Readonly<Record<string, Side>>): TypedValues {
  const { schema, opened, mine } = versions;
  const theirs = theirsOf(versions);
  const byMe = new Set(changedFields(schema, opened, mine));
  const names = Object.keys(schema.properties).map((name) => {
    const widget = widgetOf(schema.properties[name] ?? {});
    const side = widget === 'hidden' ? 'theirs' : (chosen[name] ?? (byMe.has(name) ? 'mine' : 'theirs'));
    return [name, (side === 'mine' ? mine : theirs)[name]] as const;
  });
  return Object.fromEntries(names.filter(([, value]) => value !== undefined));
}
