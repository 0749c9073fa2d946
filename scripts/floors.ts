const API = 'apps/api/src/';

/**
 * The floors of apps/api, and what each may stand on beside itself. `server`, `set-up` and commands (`*.cli.ts`) put
 * floors together. Registries (`*.gen.ts`), which are written from what folders hold, are not checked.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  engines: ['kernel'],
  procedures: ['engines', 'kernel'],
  bindings: ['procedures', 'engines', 'kernel'],
  openapi: ['bindings', 'procedures', 'engines', 'kernel'],
  forms: ['bindings', 'procedures', 'engines', 'kernel'],
  nouns: ['forms', 'openapi', 'bindings', 'procedures', 'engines', 'kernel'],
  'sign-in': ['openapi', 'bindings', 'procedures', 'engines', 'kernel'],
  docs: ['openapi', 'bindings', 'procedures', 'engines', 'kernel'],
  pages: ['bindings', 'procedures', 'engines', 'kernel'],
  'demo-receiver': ['docs', 'nouns', 'bindings', 'procedures', 'engines', 'kernel'],
};

/** What to do instead of standing on a floor above. */
const insteadOf: Readonly<Record<string, string>> = {
  kernel: 'kernel knows no floor above: move what needs one to that floor.',
  engines: 'An engine never imports a noun or a procedure: hand their part over as data or a function.',
  procedures: 'procedures are how calls of every noun run: hand the noun’s part over as data or a function.',
};

const floorOf = (file: string): string => {
  const inner = file.slice(API.length);
  return inner.includes('/') ? inner.slice(0, inner.indexOf('/')) : '';
};

/** What is wrong with an import of apps/api by its floors; undefined where nothing is, and for other packages. */
export function floorProblem(file: string, imported: string): string | undefined {
  if (!file.startsWith(API) || !imported.startsWith(API)) return undefined;
  const [floor, below] = [floorOf(file), floorOf(imported)];
  if (floor === below) return undefined;
  if (below === 'testing') return 'testing is for tests: move what the product needs out of it.';
  const allowed = floors[floor];
  if (!allowed || allowed.includes(below) || (file.endsWith('.cli.ts') && below === 'server')) return undefined;
  return insteadOf[floor] ?? `${floor} stands on ${allowed.join(', ')}: ${below || imported} is above it.`;
}
