import { z } from 'zod';
import { dayPeriods } from '../rules/dates/day-periods.ts';
import { filterFields, type CriteriaOf, type Filtered, type FilterField } from './filter.ts';
import { amountText, codeList, date, id, idList, text } from './primitives.ts';

type Defaulted<L extends Filtered> = {
  [K in keyof L['filters']]: L['filters'][K] extends { readonly default: unknown } ? K : never;
}[keyof L['filters']];

/** Schemas of the fields that the filters of a list set. */
export type FilterSchemas<L extends Filtered> = {
  -readonly [K in keyof CriteriaOf<L>]-?: K extends Defaulted<L>
    ? z.ZodDefault<z.ZodType<NonNullable<CriteriaOf<L>[K]>, NonNullable<CriteriaOf<L>[K]>>>
    : z.ZodOptional<z.ZodType<NonNullable<CriteriaOf<L>[K]>, NonNullable<CriteriaOf<L>[K]>>>;
};

/** Codes that one call may name. */
const MOST_CODES = 20;

const codes = (title: string, example: string) =>
  z
    .array(
      z
        .string()
        .max(100, { abort: true })
        .regex(/^[A-Z0-9_]+$/, { message: `Enter a ${title.toLowerCase()} such as ${example}` })
        .meta({ examples: [example] }),
    )
    .min(1)
    .max(MOST_CODES);

function schemaOf({ kind, title, filter }: FilterField): z.ZodType {
  const isMany = 'many' in filter && filter.many === true;
  switch (filter.kind) {
    case 'choice': {
      const known = Object.keys(filter.choices) as [string, ...string[]];
      return isMany ? codeList(known) : z.enum(known);
    }
    case 'codes':
      return codes(title, filter.example);
    case 'namedId':
      return isMany ? idList() : id();
    case 'id':
      return id();
    case 'yesNo':
      return z.boolean();
    case 'text':
    case 'search':
      return text({ max: filter.max, min: 0 });
    default:
      if (kind === 'period') return z.enum(dayPeriods);
      return kind === 'day' ? date() : amountText();
  }
}

function titleOf({ kind, title, filter }: FilterField): string {
  if (kind !== 'namedId' && kind !== 'id') return title;
  return 'many' in filter && filter.many ? `${title} IDs` : `${title} ID`;
}

const AMOUNT_EXAMPLES = { from: ['100.00'], to: ['250.00'] } as const;

function examplesOf({ name, filter }: FilterField): readonly unknown[] | undefined {
  if (filter.kind !== 'amounts') return filter.examples;
  return name === filter.from ? AMOUNT_EXAMPLES.from : AMOUNT_EXAMPLES.to;
}

function fieldSchema(field: FilterField): z.ZodType {
  const { description, filter } = field;
  const schema = schemaOf(field);
  const standing = filter.kind === 'choice' ? filter.default : undefined;
  const examples = examplesOf(field);
  return (standing === undefined ? schema.optional() : schema.default(standing as never)).meta({
    title: titleOf(field),
    description,
    ...(examples && { examples: [...examples] }),
  });
}

/** The query or body of a list's call, as far as it narrows the list: `{ ...filterSchemas(customerList) }`. */
export const filterSchemas = <L extends Filtered>(list: L): FilterSchemas<L> =>
  Object.fromEntries(
    filterFields(list).map((field) => [field.name, fieldSchema(field)]),
  ) as unknown as FilterSchemas<L>;
