import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { useEffect, useState } from 'react';
import { useGoTo } from '../../pages/page-link.tsx';

// In memory only: neither an address nor the browser's history may hold a key
const newKeys = new Map<number, string>();

/** Opens the details of a key that was just generated, which show its secret this once. */
export function useShowNewKey() {
  const goTo = useGoTo();
  return ({ keys: [key] }: { keys: readonly Pick<ApiKey, 'id' | 'decryptedKey'>[] }) => {
    if (!key) return;
    if (key.decryptedKey !== null) newKeys.set(key.id, key.decryptedKey);
    goTo('RestApiKeyDetailsView', { ApiKeyId: key.id });
  };
}

/** The text of a key that was generated on the page before; it is forgotten when the page is left. */
export function useNewKey(id: number): { key: string | undefined; onSaved: () => void } {
  const [key, setKey] = useState(() => newKeys.get(id));
  useEffect(() => () => void newKeys.delete(id), [id]);
  return { key, onSaved: () => setKey(undefined) };
}
