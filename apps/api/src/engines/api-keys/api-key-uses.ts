import { addApiKeyUses, type ApiKeyUse } from '@quickportal/db/api-keys/write-api-key-uses';
import { touchApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import { touchCertificates } from '@quickportal/db/certificates/write-certificates';
import type { Foundation } from '../foundation.ts';

/** A call with a key or a certificate. */
export type CountedCall = Omit<ApiKeyUse, 'calls' | 'refused'> & { readonly isRefused: boolean };

export interface ApiKeyUses {
  note(call: CountedCall): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
}

const WRITE_EVERY_MS = 15_000;
/** Different combinations counted in memory; beyond, calls of a key or a certificate and day are counted as one. */
export const MOST_COUNTED = 2000;

type Counted = Omit<CountedCall, 'isRefused'>;

const keyOf = ({ communityId, apiKeyId, certificateId, day, httpMethod, path, ip, program }: Counted): string =>
  JSON.stringify([communityId, apiKeyId, certificateId, day, httpMethod, path, ip, program]);

/** Counts calls of keys and certificates in memory and writes the sums every few seconds, so that a call writes nothing. */
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
        await touchApiKeys(
          trx,
          lastUses(uses, ({ communityId, apiKeyId }) => (apiKeyId === null ? null : { communityId, apiKeyId })),
        );
        await touchCertificates(
          trx,
          lastUses(uses, ({ communityId, certificateId }) =>
            certificateId === null ? null : { communityId, certificateId },
          ),
        );
      });
    } catch (error) {
      log.warn({ err: error, uses: uses.length }, 'The use of API keys and certificates could not be written');
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

/** Finds the latest use of each key, or each certificate; `ownerOf` returns null for the others. Always in one order. */
function lastUses<T extends object>(
  uses: readonly ApiKeyUse[],
  ownerOf: (use: ApiKeyUse) => T | null,
): (T & { at: string })[] {
  const last = new Map<string, T & { at: string }>();
  for (const use of uses) {
    const owner = ownerOf(use);
    if (owner === null) continue;
    const key = JSON.stringify(owner);
    const known = last.get(key);
    if (!known || known.at < use.lastUsedAt) last.set(key, { ...owner, at: use.lastUsedAt });
  }
  return [...last].toSorted(([a], [b]) => a.localeCompare(b)).map(([, touched]) => touched);
}
