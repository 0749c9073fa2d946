import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';

/** Invented branches of the BSBs that the demo's accounts have; the real directory may not be shipped. */
const branches = [
  ['014-002', 'ANZ', 'George Street', 'Brisbane', 'QLD'],
  ['032-000', 'Westpac', 'Martin Place', 'Sydney', 'NSW'],
  ['032-999', 'Westpac', 'Business services', 'Sydney', 'NSW'],
  ['062-000', 'Commonwealth Bank', 'Harbour Street', 'Sydney', 'NSW'],
  ['062-692', 'Commonwealth Bank', 'Quay Road', 'Manly', 'NSW'],
  ['082-001', 'National Australia Bank', 'Pitt Street', 'Sydney', 'NSW'],
  ['082-799', 'National Australia Bank', 'Business services', 'Melbourne', 'VIC'],
  ['112-879', 'St.George', 'Kogarah', 'Kogarah', 'NSW'],
  ['182-512', 'Macquarie Bank', 'Online', 'Sydney', 'NSW'],
  ['633-000', 'Bendigo Bank', 'View Street', 'Bendigo', 'VIC'],
  ['733-301', 'Westpac', 'Bourke Street', 'Melbourne', 'VIC'],
] as const;

/** A closed branch, so that the doubt about it can be seen. */
const CLOSED = ['082-002', 'National Australia Bank', 'Circular Quay', 'Sydney', 'NSW'] as const;

/** Inserts the demo's BSB directory. */
export async function insertDemoBsbBranches(owner: Client, now: Date): Promise<void> {
  const rows = [...branches, CLOSED].map((branch) => {
    const [bsb, bank, name, suburb, state] = branch;
    return {
      bsb: bsb.replace('-', ''),
      bank,
      branch: name,
      suburb,
      state,
      is_closed: branch === CLOSED,
      is_electronic: true,
      loaded_at: now.toISOString(),
    };
  });
  await insertRows(owner, 'app.bsb_branch', rows);
}
