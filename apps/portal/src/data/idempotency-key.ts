import { useCallback, useMemo, useState } from 'react';

/**
 * One key per opened form: pressing the button again after a lost connection does not do the thing twice.
 * `useMutation({ trpc: key.trpc, onSuccess: key.renew })`.
 */
export function useIdempotencyKey() {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const renew = useCallback(() => setKey(crypto.randomUUID()), []);
  return useMemo(() => ({ trpc: { context: { idempotencyKey } }, renew }), [idempotencyKey, renew]);
}
