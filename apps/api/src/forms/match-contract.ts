import { contracts } from '@quickportal/contracts/registry';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';

/** Verbs of the form calls; `get` describes an answer, the others ask for a body. */
export type FormVerb = 'get' | 'post' | 'put' | 'patch';

interface Entry {
  contract: AnyContract;
  segments: string[];
  /** Literal segments; of two that match, the one with more literals wins (static before parameterised). */
  literals: number;
}

const isParameter = (segment: string) => segment.startsWith('{');

const entries = new Map<string, Entry[]>();
for (const contract of contracts) {
  const segments = contract.path.split('/');
  const entry = { contract, segments, literals: segments.filter((segment) => !isParameter(segment)).length };
  entries.set(contract.method, [...(entries.get(contract.method) ?? []), entry]);
}

/** Paths whose form is also under `forms/get`, as the specification spells them (2C030). */
const formsUnderGet = /^billing\/[^/]+\/billing-facilities\/confirm$/;

/** Whether `forms/get` of a path is the form of the POST at that path. */
export const isFormUnderGet = (path: string): boolean => formsUnderGet.test(path);

/** The call at a path, with the text of its parameters; null where there is none. */
export function matchContract(
  verb: FormVerb,
  path: string,
): { contract: AnyContract; params: Record<string, string> } | null {
  const parts = path.split('/');
  let best: Entry | null = null;
  for (const entry of entries.get(verb.toUpperCase()) ?? []) {
    const fits =
      entry.segments.length === parts.length &&
      entry.segments.every((segment, at) => isParameter(segment) || segment === parts[at]);
    if (fits && entry.literals > (best?.literals ?? -1)) best = entry;
  }
  if (!best) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of best.segments.entries())
    if (isParameter(segment)) params[segment.slice(1, -1)] = parts[at] ?? '';
  return { contract: best.contract, params };
}
