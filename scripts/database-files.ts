/** Verbs of queries (design/writing.md), and of files that have several small ones. */
const queryVerbs = ['count', 'delete', 'find', 'get', 'insert', 'list', 'lock', 'search', 'update'];
const groupVerbs = ['change', 'read', 'write'];
/** Verbs of what is no query of one table. */
const ownVerbs = [
  'build',
  'cancel',
  'close',
  'compute',
  'derive',
  'detect',
  'export',
  'hash',
  'import',
  'move',
  'open',
  'plan',
  'record',
  'relay',
  'reseal',
  'review',
  'rewrap',
  'run',
  'seal',
  'select',
  'stream',
  'suggest',
];
const verbs = new Set([...queryVerbs, ...groupVerbs, ...ownVerbs]);

/** Folders of packages/db/src that hold rows: nouns, and what engines keep. */
const QUERIES =
  /^packages\/db\/src\/(?:nouns\/[^/]+|audit|auth|card-bins|clock|deliveries|due-jobs|gateways|idempotency|ip-data|nodes|outbox|simulator|tallies|vault)\/(?<name>[a-z-]+)\.ts$/;
const TYPE = /^export (?:interface|type) (?<name>\w+)/gm;
const SELECT = /^export const (?<name>select\w+)/gm;

/** Names of entities that a file declares, in small letters: the types it exports, and what it selects. */
function declaredEntities(text: string): string[] {
  const types = [...text.matchAll(TYPE)].map(({ groups }) => groups?.name ?? '');
  const selected = [...text.matchAll(SELECT)].map(({ groups }) => groups?.name?.slice('select'.length) ?? '');
  return [...types, ...selected].map((name) => name.replace(/Record$/, '').toLowerCase());
}

/**
 * What is wrong with the names of files with queries: each is an entity, which declares what it is called
 * (`customer.ts` has `selectCustomer`), or `<verb>-<thing>.ts`. `read` gives the text of a file.
 */
export function databaseFileFindings(
  files: readonly string[],
  read: (file: string) => string,
): { file: string; problem: string }[] {
  return files.flatMap((file) => {
    const name = QUERIES.exec(file)?.groups?.name;
    if (name === undefined) return [];
    const [verb = '', ...thing] = name.split('-');
    if (verbs.has(verb) && thing.length > 0) return [];
    const bare = name.replaceAll('-', '');
    if (declaredEntities(read(file)).some((entity) => entity !== '' && bare.endsWith(entity))) return [];
    return [
      {
        file,
        problem: `Name it <verb>-<thing>.ts, with one of ${[...verbs].toSorted().join(', ')}, or after the entity that it declares.`,
      },
    ];
  });
}
