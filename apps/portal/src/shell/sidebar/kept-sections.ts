import { ownerOf } from '../../data/recent-things.ts';
import type { Session } from '../../data/session.ts';
import type { AreaName } from '../../pages/areas.ts';

const PREFIX = 'qp-sections-';

/** The sections of a workspace that the user left open in this browser. */
export function keptSections(session: Session): ReadonlySet<AreaName> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX}${ownerOf(session)}`) ?? '[]');
    return new Set(Array.isArray(kept) ? (kept as AreaName[]) : []);
  } catch {
    return new Set();
  }
}

/** Keeps them; where storage is forbidden they last as long as the page, and nothing is kept while viewing as another user. */
export function keepSections(session: Session, open: ReadonlySet<AreaName>): void {
  const owner = ownerOf(session);
  if (owner === null) return;
  try {
    localStorage.setItem(`${PREFIX}${owner}`, JSON.stringify([...open]));
  } catch {
    // The sections are still open
  }
}
