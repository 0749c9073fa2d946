import { readFileSync } from 'node:fs';
import path from 'node:path';

export type RequirementKind = 'calls' | 'pages' | 'entities' | 'rules' | 'messages' | 'constants';

/** One item of the specification, as docs/requirements lists it. */
export interface Requirement {
  readonly id: string;
  readonly kind: RequirementKind;
  /** What it says, in one line. */
  readonly text: string;
  /** More words that say what it is about: where a message appears, what a page shows. */
  readonly about: string;
  /** The text that users read, of a message. */
  readonly literal?: string;
  /** The name of a page: `CustomerDetailsView`. */
  readonly view?: string;
  /** The names of an entity's fields. */
  readonly fields?: readonly string[];
}

/** A document of the specification. */
export interface RequirementDocument {
  readonly name: string;
  readonly requirements: readonly Requirement[];
}

interface Row {
  readonly id: string;
  readonly [key: string]: string | number | boolean | string[];
}

const textOf = (row: Row, key: string): string => {
  const value = row[key];
  return Array.isArray(value) ? value.join(', ') : value === undefined ? '' : String(value);
};

const readers: Record<RequirementKind, (row: Row) => Omit<Requirement, 'id' | 'kind'>> = {
  calls: (row) => ({ text: `${textOf(row, 'method')} ${textOf(row, 'path')}`, about: textOf(row, 'notes') }),
  pages: (row) => ({ text: textOf(row, 'title'), about: textOf(row, 'elements'), view: textOf(row, 'view') }),
  entities: (row) => ({
    text: textOf(row, 'name'),
    about: textOf(row, 'fields'),
    fields: (row['fields'] as string[]).flatMap((field) => /^[A-Za-z][A-Za-z0-9]*/.exec(field)?.[0] ?? []),
  }),
  rules: (row) => ({ text: textOf(row, 'text'), about: '' }),
  messages: (row) => ({
    text: `“${textOf(row, 'text')}”${textOf(row, 'when') && ` (${textOf(row, 'when')})`}`,
    about: textOf(row, 'when'),
    literal: textOf(row, 'text'),
  }),
  constants: (row) => ({ text: `${textOf(row, 'name')}: ${textOf(row, 'value')}`, about: '' }),
};

/** The order in which the kinds are shown. */
export const kinds = Object.keys(readers) as RequirementKind[];

/** Every document of the specification with its items, as docs/requirements has them. */
export function readRequirements(root: string): RequirementDocument[] {
  return ['1-customers', '2-facility', '3-backoffice'].map((name) => {
    const file = path.join(root, 'docs/requirements', `${name}.json`);
    const document = JSON.parse(readFileSync(file, 'utf8')) as Record<RequirementKind, Row[]>;
    return {
      name,
      requirements: kinds.flatMap((kind) =>
        document[kind].map((row): Requirement => ({ id: row.id, kind, ...readers[kind](row) })),
      ),
    };
  });
}
