import type { Credential } from '@quickportal/db/auth/credential';
import type { UserActor } from '../engines/access/actor.ts';

/** A person who has just proven who they are, for the audit entry about it. Holds no rights. */
export function signedIn({ userId, loginName, fullName, email, kind }: Credential, sessionId: number): UserActor {
  return {
    kind: 'user',
    sessionId,
    user: { systemUserId: userId, loginName, fullName, email, kind },
    viewedBy: null,
    rights: new Set(),
    businessRights: new Map(),
    community: null,
    businessIds: null,
    next: 'home',
    csrfToken: '',
    expiresAt: '',
  };
}
