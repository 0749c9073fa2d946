import { filterFields, type Filtered, type FilterField } from './filter.ts';

/** How the address of a page has a filter: a kind, and what it takes. */
export type AddressKind = readonly [kind: string, takes?: number | readonly string[]];

function addressKind({ kind, filter, choices }: FilterField): AddressKind {
  const isMany = 'many' in filter && filter.many === true;
  if (filter.kind === 'search' || filter.kind === 'text') return [filter.kind, filter.max];
  if (kind === 'choice') return [isMany ? 'some' : 'one', Object.keys(choices ?? {})];
  if (kind === 'namedId') return [isMany ? 'ids' : 'id'];
  return [kind];
}

/** The filters of a list by their names in the address. */
export const addressKinds = (list: Partial<Filtered>): (readonly [name: string, kind: AddressKind])[] =>
  filterFields(list).flatMap((field) => (field.address === null ? [] : [[field.address, addressKind(field)] as const]));
