import type { Values } from '@quickportal/contracts/rules/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { formScope } from './form-fields.ts';
import { linesOf } from './shown-lines.ts';
import { bodyOf, changedFields, openingValues, type TypedValues } from './typed-values.ts';
import { widgetOf } from './widget-of.ts';

/** Whose value of a field is kept: the one typed here, or the one that another user saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** What was opened, what was typed over it, and the form as the server has it now. */
export interface Versions {
  opened: Values;
  mine: Values;
  schema: FormSchemaDocument;
}

/** A field as both versions have it, line by line as it is read. */
export interface ComparedField {
  name: string;
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
  /** Whether the two differ, so that one is chosen. */
  differs: boolean;
  changedBy: Side | 'both';
}

/** What the server has now; of a form that holds nothing but what is typed, that. */
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

/** Every field of the form that either version shows, in the order of the screen. */
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

/** What is kept unless the user chooses otherwise: what was typed here, and of the rest what is saved. */
export const proposedSide = ({ changedBy }: Pick<ComparedField, 'changedBy'>): Side =>
  changedBy === 'theirs' ? 'theirs' : 'mine';

/**
 * One set of values from both: each field from the side that was chosen, or that is proposed. Passwords stay as typed;
 * what is not asked for (the version) is the server's.
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
