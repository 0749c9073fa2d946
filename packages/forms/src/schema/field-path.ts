import { fieldPath } from '@quickportal/contracts/rules/findings';
import { isValues } from '@quickportal/contracts/rules/field-tree';

/** Where a field is: names of objects and indexes of rows. */
export type Path = readonly (string | number)[];

/** A path as problems write it: `configurations[3].visaRule`. */
export const nameOf = (path: Path): string => fieldPath(path);

/** Whether `name` is the field `parent` or stands inside it. */
export const isWithin = (name: string, parent: string): boolean =>
  name === parent || parent === '' || name.startsWith(`${parent}.`) || name.startsWith(`${parent}[`);

/** The value at a path, undefined where the way there ends. */
export function valueAt(values: unknown, path: Path): unknown {
  let value = values;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isValues(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** The values with another one at a path; everything beside the path is the same object as before. */
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
