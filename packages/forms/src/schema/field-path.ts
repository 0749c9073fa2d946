import { fieldPath } from '@quickportal/contracts/rules/forms/findings';
import { isValues } from '@quickportal/contracts/rules/forms/field-tree';

/** Path of a field: names of objects and indexes of rows. */
export type Path = readonly (string | number)[];

/** Formats a path as in problems: `configurations[3].visaRule`. */
export const nameOf = (path: Path): string => fieldPath(path);

/** Whether `name` is the field `parent` or inside it. */
export const isWithin = (name: string, parent: string): boolean =>
  name === parent || parent === '' || name.startsWith(`${parent}.`) || name.startsWith(`${parent}[`);

/** Returns the value at a path, or undefined. */
export function valueAt(values: unknown, path: Path): unknown {
  let value = values;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isValues(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** Returns a copy of the values with another value at a path; everything else is shared. */
export function withValueAt(values: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const rows: unknown[] = Array.isArray(values) ? [...(values as unknown[])] : [];
    rows[key] = withValueAt(rows[key], rest, value);
    return rows;
  }
  const fields = isValues(values) ? values : {};
  return { ...fields, [key]: withValueAt(fields[key], rest, value) };
}
