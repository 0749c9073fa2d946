import { type Filter, type Filtered, fieldsOfFilter } from '../../kernel/filter.ts';
import type { SearchGrammar, SearchKey } from './grammar.ts';
import { wordOf } from './word-of.ts';

/** What can be typed into the search box of a list, from its filters. A list without a box has no text to look for. */
export function grammarOf({ filters }: Filtered): SearchGrammar {
  const keys = Object.entries(filters).flatMap(([name, filter]) => {
    const key = keyOfFilter(name, filter);
    return key ? [[filter.typed ?? wordOf(filter.title), key] as const] : [];
  });
  const [box] = Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'search' ? [{ name, filter }] : [],
  );
  return {
    text: box ? (box.filter.address ?? box.name) : '',
    keys: Object.fromEntries(keys),
    examples: box?.filter.typedExamples ?? [],
  };
}

function keyOfFilter(name: string, filter: Filter): SearchKey | undefined {
  if (filter.only === 'call') return undefined;
  const { title } = filter;
  const field = fieldsOfFilter(name, filter)[0]?.address ?? name;
  switch (filter.kind) {
    case 'choice':
      return { kind: 'choice', title, field, choices: filter.choices, ...(filter.many && { many: true }) };
    case 'namedId':
      return { kind: 'namedId', title, field, ...(filter.many && { many: true }) };
    case 'id':
      return { kind: 'id', title: `${title} ID`, field };
    case 'text':
      return { kind: 'text', title, field, max: filter.max, example: filter.example ?? '' };
    case 'amounts':
      return { kind: 'amount', title, from: filter.from, to: filter.to };
    case 'days':
      return {
        kind: 'date',
        title,
        from: filter.from,
        to: filter.to,
        ...(filter.period !== undefined && { period: filter.period }),
      };
    default:
      return undefined;
  }
}
