import type { ConnectionDetail } from '@quickportal/db/connection-details/read-connection-details';
import { openConnectionSecret } from './connection-secrets.ts';

/** A key that signs hand-offs. */
export interface HandOffKey {
  readonly key: string;
  /** The version of the connection details at which it was the current one. */
  readonly version: number;
}

/** The keys that sign hand-offs now: the current one, and the former one while it is accepted. */
export function handOffKeys(
  services: Parameters<typeof openConnectionSecret>[0],
  detail: ConnectionDetail,
  now: Date,
): readonly [HandOffKey, ...HandOffKey[]] {
  const { communityId, version, handoffKeySealed, formerHandoffKeySealed, formerHandoffKeyUntil } = detail;
  const open = (sealed: string) => openConnectionSecret(services, communityId, 'hand-off key', sealed);
  const isFormerOpen = formerHandoffKeyUntil !== null && Date.parse(formerHandoffKeyUntil) > now.getTime();
  const former =
    isFormerOpen && formerHandoffKeySealed !== null
      ? [{ key: open(formerHandoffKeySealed), version: version - 1 }]
      : [];
  return [{ key: open(handoffKeySealed), version }, ...former];
}
