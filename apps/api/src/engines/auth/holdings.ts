import { isRight, type Right } from '@quickportal/contracts/access/rights';

interface Held {
  readonly rights: ReadonlySet<Right>;
  readonly businessRights: ReadonlyMap<number, ReadonlySet<Right>>;
}

const nothing: Held = { rights: new Set(), businessRights: new Map() };
/** Cache of parsed texts. It does not record whose they are: rights are queried each time. */
const readBefore = new Map<string, Held>();
const MOST_READ = 2000;

/**
 * Parses `RIGHT,RIGHT,7:RIGHT` from the database: rights held everywhere, and rights held in business 7. Unknown names
 * are skipped.
 */
export function readHoldings(text: string | null): Held {
  if (text === null) return nothing;
  const known = readBefore.get(text);
  if (known) return known;
  const rights = new Set<Right>();
  const businessRights = new Map<number, Set<Right>>();
  for (const entry of text.split(',')) {
    const colon = entry.indexOf(':');
    const right = entry.slice(colon + 1);
    if (!isRight(right)) continue;
    if (colon < 0) rights.add(right);
    else {
      const businessId = Number(entry.slice(0, colon));
      businessRights.set(businessId, (businessRights.get(businessId) ?? new Set()).add(right));
    }
  }
  const held = { rights, businessRights };
  if (readBefore.size >= MOST_READ) readBefore.clear();
  readBefore.set(text, held);
  return held;
}
