import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { kebabCase } from '@quickportal/contracts/kernel/kebab-case';
import { tagGroups, type TagText } from '@quickportal/contracts/kernel/noun-facts';
import type { OpenApi, Operation, Tag } from './openapi-types.ts';
import { operationsOf } from './openapi-types.ts';
import { tagsOfNouns } from './tags.gen.ts';

const tags: ReadonlyMap<string, TagText> = new Map(
  Object.entries(tagsOfNouns).map(([noun, text]) => [kebabCase(noun), text]),
);

/** `savedViews.list` belongs to `saved-views`. */
export const tagName = ({ name }: Pick<AnyContract, 'name'>): string => kebabCase(name.split('.')[0] as string);

/** Calls of a noun that are the portal's own, where API keys may make others of them. */
const OWN = '-in-the-portal';

/** Puts the portal's own calls of a noun apart from those that API keys may make. */
export function separateTags(document: OpenApi): void {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const isOpen = (operation: Operation) => operation['x-audience']?.includes('apiKey') ?? false;
  const open = new Set(operations.filter(isOpen).flatMap((operation) => operation.tags));
  for (const operation of operations)
    if (!isOpen(operation)) operation.tags = operation.tags.map((tag) => (open.has(tag) ? `${tag}${OWN}` : tag));
}

function textOf(name: string): TagText {
  const isOwn = name.endsWith(OWN);
  const text = tags.get(isOwn ? name.slice(0, -OWN.length) : name);
  if (!text) throw new Error(`The tag ${name} has no title and description: its noun exports none in its .facts.ts`);
  return isOwn ? { ...text, title: `${text.title} in the portal` } : text;
}

/** The tags that operations use, grouped: those of API keys first. Throws for a noun that has no text. */
export function tagsOf(document: OpenApi): Pick<Required<OpenApi>, 'tags' | 'x-tagGroups'> {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const used = [...new Set(operations.flatMap((operation) => operation.tags))].toSorted();
  const open = new Set(
    operations
      .filter((operation) => operation['x-audience']?.includes('apiKey'))
      .flatMap((operation) => operation.tags),
  );
  const texts = used.map((name) => [name, textOf(name)] as const);
  const portal = tagGroups.map((group) => ({
    name: `Portal: ${group.toLowerCase()}`,
    tags: texts.filter(([name, text]) => text.group === group && !open.has(name)).map(([name]) => name),
  }));
  return {
    tags: texts.map(([name, { title, description }]): Tag => ({ name, description, 'x-displayName': title })),
    'x-tagGroups': [{ name: 'API', tags: [...open].toSorted() }, ...portal].filter(({ tags: key }) => key.length > 0),
  };
}
