import type { CallResponse } from '../../data/calls/call.ts';
import { useEffect, useState } from 'react';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';
import { useGoTo } from '../../pages/page-link.tsx';

// In memory only: neither an address nor the browser's history may hold a key
const newKeys = new Map<number, string>();

type Generated = CallResponse<'apiKeys.generate'>;

/** What is said of a key that was generated, or waits for a second person. */
export function useGenerated() {
  const waits = useWaitsToast();
  return ({ status }: Pick<Generated, 'status'>) =>
    status === 202
      ? waits('The key', 'Once it is approved, open it in the list to fetch its secret.')
      : 'REST API keys successfully created.';
}

/** Opens the details of a key that was just generated, which show its secret this once; the list while it waits. */
export function useShowNewKey() {
  const goTo = useGoTo();
  return ({ body }: Generated) => {
    const [key] = 'keys' in body ? body.keys : [];
    if (!key) return goTo('RestApiKeysView');
    if (key.decryptedKey !== null) newKeys.set(key.id, key.decryptedKey);
    goTo('RestApiKeyDetailsView', { ApiKeyId: key.id });
  };
}

/** The text of a key that was generated on the page before; it is forgotten when the page is left. */
export function useNewKey(id: number): {
  key: string | undefined;
  show: (key: string) => void;
  onSaved: () => void;
} {
  const [key, setKey] = useState(() => newKeys.get(id));
  useEffect(() => () => void newKeys.delete(id), [id]);
  return { key, show: setKey, onSaved: () => setKey(undefined) };
}
