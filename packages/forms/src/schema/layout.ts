import type { FormLayout } from '@quickportal/contracts/kernel/form-meta';
import type { FormGroup } from '@quickportal/contracts/rules/form-document';

interface Placed {
  'x-form'?: { group?: string; order?: number };
}

/** Names of properties by their `order`, then as declared; those without an order come after those with one. */
export function orderOf(properties: Readonly<Record<string, Placed>>): string[] {
  const place = (name: string) => properties[name]?.['x-form']?.order ?? Number.POSITIVE_INFINITY;
  // Infinity minus Infinity is NaN, which sorts as equal: both keep their places
  return Object.keys(properties).toSorted((one, other) => place(one) - place(other) || 0);
}

/** The fields under their headings: groups as `layout` lists them, others by first appearance, fields without a group first. */
export function groupsOf(
  properties: Readonly<Record<string, Placed>>,
  order: readonly string[],
  layout: FormLayout = {},
): FormGroup[] {
  const groups = new Map<string, FormGroup>([['', { title: '', fields: [] }]]);
  for (const group of layout.groups ?? []) groups.set(group.title, { ...group, fields: [] });
  for (const name of order) {
    const title = properties[name]?.['x-form']?.group ?? '';
    const group = groups.get(title) ?? { title, fields: [] };
    group.fields.push(name);
    groups.set(title, group);
  }
  return [...groups.values()].filter((group) => group.fields.length > 0);
}
