import { FieldFault } from './bank-file-error.ts';
import { ValueFault, type Codec } from './field-codecs.ts';

/** What can be read of a record, and what is wrong with the rest. */
export interface RecordParts<Value> {
  value: Partial<Value>;
  faults: readonly FieldFault[];
}

/** A kind of record. Both directions throw FieldFault; lines have no line end. */
export interface RecordFormat<Value> {
  write(value: Value, record: number): string;
  read(line: string, record: number): Value;
  /** Reads what can be read; throws only for a line that has not the fields of the record. */
  readParts(line: string, record: number): RecordParts<Value>;
  /** Labels of the fields. */
  labels: Readonly<Record<keyof Value, string>>;
}

/** A field: its label and encoding. A constant has no value. */
interface Field<Value> {
  label: string;
  codec: Codec<Value>;
}

type FieldsOf<Value> = { readonly [Key in keyof Value]: Field<Value[Key]> };
type AnyField = Field<never> | Field<undefined>;

function named<Result>(label: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ValueFault) throw new FieldFault(label, error.message);
    throw error;
  }
}

/** Adds the fault that a check of the whole record finds, once its fields can be read. */
export function withWholeFault<Value>(
  { value, faults }: RecordParts<Value>,
  check: (whole: Value) => unknown,
): RecordParts<Value> {
  if (faults.length > 0) return { value, faults };
  try {
    check(value as Value);
    return { value, faults };
  } catch (error) {
    if (error instanceof FieldFault) return { value, faults: [error] };
    throw error;
  }
}

export interface FixedField<Value> extends Field<Value> {
  from: number;
  to: number;
}

/** Creates a field at positions `from` to `to`, from 1 and inclusive, padded with blanks. */
export function at<Value>(
  from: number,
  to: number,
  label: string,
  codec: Codec<Value>,
  justified: 'full' | 'left' | 'right' = 'full',
): FixedField<Value> {
  const width = to - from + 1;
  const padded: Codec<Value> = {
    write: (value) => {
      const text = codec.write(value);
      if (text.length > width || (justified === 'full' && text.length < width))
        throw new ValueFault(`must be ${width} characters`);
      return justified === 'right' ? text.padStart(width) : text.padEnd(width);
    },
    read: (text) => {
      if (justified === 'full') return codec.read(text);
      return codec.read(justified === 'left' ? text.replace(/ +$/, '') : text.replace(/^ +/, ''));
    },
  };
  return { from, to, label, codec: padded };
}

type FixedFields<Value> = FieldsOf<Value> & { readonly [Key in keyof Value]: FixedField<Value[Key]> };

/** Creates a record of fixed length; throws unless fields and constants cover every position. */
export function fixedRecord<Value extends object>(
  length: number,
  fields: FixedFields<Value>,
  constants: readonly FixedField<undefined>[],
): RecordFormat<Value> {
  const inOrder = [
    ...Object.entries<FixedField<never>>(fields as never).map(([key, field]) => ({ key, ...field })),
    ...constants.map((field) => ({ key: null, ...(field as FixedField<never>) })),
  ].toSorted((entry, other) => entry.from - other.from);
  let next = 1;
  for (const field of inOrder) {
    if (field.from !== next) throw new Error(`Positions ${next} to ${field.from} do not join`);
    next = field.to + 1;
  }
  if (next !== length + 1) throw new Error(`The fields end at ${next - 1}, not at ${length}`);
  return {
    labels: labelsOf(fields),
    write: (value) => writeFields(value, inOrder).join(''),
    ...readers(inOrder, (line) => {
      if (line.length !== length)
        throw new FieldFault('record', `must be ${length} characters, and has ${line.length}`);
      return (field) => line.slice(field.from - 1, field.to);
    }),
  };
}

export interface Column<Value> extends Field<Value> {
  columns: number;
}

/** Creates a column of a comma-separated record, or several columns that hold one value. */
export const column = <Value>(label: string, codec: Codec<Value>, columns = 1): Column<Value> => ({
  label,
  codec,
  columns,
});

/**
 * Creates a comma-separated record with the columns in `order`: names of fields, or constants. The format has no
 * quoting.
 */
export function commaRecord<Value extends object>(
  fields: FieldsOf<Value> & { readonly [Key in keyof Value]: Column<Value[Key]> },
  order: readonly ((keyof Value & string) | Column<undefined>)[],
): RecordFormat<Value> {
  let next = 0;
  const inOrder = order.map((entry) => {
    const field = (typeof entry === 'string' ? fields[entry] : entry) as unknown as Column<never>;
    const start = next;
    next += field.columns;
    return { key: typeof entry === 'string' ? entry : null, start, ...field };
  });
  return {
    labels: labelsOf(fields),
    write: (value) => writeFields(value, inOrder).join(','),
    ...readers(inOrder, (line) => {
      const cells = line.split(',');
      if (cells.length !== next) throw new FieldFault('record', `must have ${next} columns, and has ${cells.length}`);
      return (field) => cells.slice(field.start, field.start + field.columns).join(',');
    }),
  };
}

const labelsOf = <Value extends object>(fields: FieldsOf<Value>): Record<keyof Value, string> =>
  Object.fromEntries(Object.entries<AnyField>(fields as never).map(([key, field]) => [key, field.label])) as Record<
    keyof Value,
    string
  >;

const writeFields = (value: object, fields: readonly (Field<never> & { key: string | null })[]): string[] =>
  fields.map(({ key, label, codec }) =>
    named(label, () => codec.write((key === null ? undefined : (value as Record<string, unknown>)[key]) as never)),
  );

/** Both ways of reading; `cut` divides a line into the texts of its fields. */
function readers<Value, Placed extends Field<never> & { key: string | null }>(
  fields: readonly Placed[],
  cut: (line: string) => (field: Placed) => string,
): Pick<RecordFormat<Value>, 'read' | 'readParts'> {
  return {
    read: (line) => readFields(fields, cut(line)),
    readParts: (line) => readParts(fields, cut(line)),
  };
}

function readFields<Value, Placed extends Field<never> & { key: string | null }>(
  fields: readonly Placed[],
  textOf: (field: Placed) => string,
): Value {
  const value: Record<string, unknown> = {};
  for (const field of fields) {
    const found: unknown = named(field.label, () => field.codec.read(textOf(field)));
    if (field.key !== null) value[field.key] = found;
  }
  return value as Value;
}

function readParts<Value, Placed extends Field<never> & { key: string | null }>(
  fields: readonly Placed[],
  textOf: (field: Placed) => string,
): RecordParts<Value> {
  const value: Record<string, unknown> = {};
  const faults: FieldFault[] = [];
  for (const field of fields) {
    try {
      const found: unknown = field.codec.read(textOf(field));
      if (field.key !== null) value[field.key] = found;
    } catch (error) {
      if (!(error instanceof ValueFault)) throw error;
      if (field.key !== null && error.value !== undefined) value[field.key] = error.value;
      faults.push(new FieldFault(field.label, error.message));
    }
  }
  return { value: value as Partial<Value>, faults };
}
