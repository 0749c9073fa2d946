import { addApiKeyUses, type ApiKeyUse } from '@quickportal/db/api-keys/write-api-key-uses';
import { touchApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import type { Foundation } from '../foundation.ts';

/** A call with a key. */
export type CountedCall = Omit<ApiKeyUse, 'calls' | 'refused'> & { readonly isRefused: boolean };

export interface ApiKeyUses {
  note(call: CountedCall): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
}

const WRITE_EVERY_MS = 15_000;
/** Different combinations counted in memory; beyond, calls of a key and day are counted as one. */
export const MOST_COUNTED = 2000;

const keyOf = ({ communityId, apiKeyId, day, httpMethod, path, ip, program }: Omit<CountedCall, 'isRefused'>): string =>
  JSON.stringify([communityId, apiKeyId, day, httpMethod, path, ip, program]);

/** Counts calls of keys in memory and writes the sums every few seconds, so that a call writes nothing. */
export function apiKeyUses({ db, log }: Pick<Foundation, 'db' | 'log'>): ApiKeyUses {
  let counted = new Map<string, ApiKeyUse>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function add(use: ApiKeyUse): void {
    const key = keyOf(use);
    const known = counted.get(key);
    if (known) {
      known.calls += use.calls;
      known.refused += use.refused;
      if (known.lastUsedAt < use.lastUsedAt) known.lastUsedAt = use.lastUsedAt;
    } else if (counted.size < MOST_COUNTED || use.httpMethod === '') counted.set(key, use);
    else add({ ...use, httpMethod: '', path: '', ip: '', program: '' });
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
  }

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const uses = [...counted.values()];
    if (uses.length === 0) return;
    counted = new Map();
    try {
      await db.transaction({ kind: 'jobs' }, async (trx) => {
        await addApiKeyUses(trx, uses);
        await touchApiKeys(trx, lastUses(uses));
      });
    } catch (error) {
      log.warn({ err: error, uses: uses.length }, 'The use of API keys could not be written');
      for (const use of uses) add(use);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    note: ({ isRefused, ...call }) => add({ ...call, calls: 1, refused: isRefused ? 1 : 0 }),
    flush,
  };
}

/** Finds the latest use of each key. */
function lastUses(uses: readonly ApiKeyUse[]) {
  const last = new Map<number, { communityId: number; apiKeyId: number; at: string }>();
  for (const { communityId, apiKeyId, lastUsedAt } of uses) {
    const known = last.get(apiKeyId);
    if (!known || known.at < lastUsedAt) last.set(apiKeyId, { communityId, apiKeyId, at: lastUsedAt });
  }
  return [...last.values()].toSorted((a, b) => a.communityId - b.communityId || a.apiKeyId - b.apiKeyId);
}
