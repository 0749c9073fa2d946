import type { FormLayout } from '@quickportal/contracts/kernel/form-meta';
import type { FormGroup } from '@quickportal/contracts/rules/forms/form-document';

interface Placed {
  'x-form'?: { group?: string; order?: number };
}

/** Sorts property names by their `order`, then as declared; those without an order come last. */
export function orderOf(properties: Readonly<Record<string, Placed>>): string[] {
  const place = (name: string) => properties[name]?.['x-form']?.order ?? Number.POSITIVE_INFINITY;
  // Infinity minus Infinity is NaN, which sorts as equal: both keep their order
  return Object.keys(properties).toSorted((key, other) => place(key) - place(other) || 0);
}

/**
 * Groups the fields under their headings. A group is placed at its first field, or as `layout` orders the groups;
 * fields without a group stay between them, without a heading.
 */
export function groupsOf(
  properties: Readonly<Record<string, Placed>>,
  order: readonly string[],
  layout: FormLayout = {},
): FormGroup[] {
  const groups: FormGroup[] = [];
  for (const name of order) {
    const title = properties[name]?.['x-form']?.group ?? '';
    const open = title === '' ? groups.at(-1) : groups.find((group) => group.title === title);
    if (open?.title === title) open.fields.push(name);
    else groups.push({ title, fields: [name] });
  }
  return layout.groups ? arranged(groups, layout.groups) : groups;
}

/** Reorders the titled groups as in the layout, with its help texts. */
function arranged(groups: readonly FormGroup[], wanted: NonNullable<FormLayout['groups']>): FormGroup[] {
  const rank = ({ title }: FormGroup) => wanted.findIndex((group) => group.title === title);
  const isListed = ({ title }: FormGroup) => wanted.some((group) => group.title === title);
  const titled = groups.filter(isListed).toSorted((group, other) => rank(group) - rank(other));
  return groups.map((group) => {
    const next = isListed(group) ? titled.shift() : group;
    return { ...wanted.find(({ title }) => title === next?.title), ...(next ?? group) };
  });
}
