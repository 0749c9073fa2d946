import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';

const HOUR = 3_600_000;

const requests = [
  { full_name: 'Sigrid Halvorsen', company_name: 'Nordlys Coffee', hours: 3, status: 'CREATED' },
  { full_name: 'Marcus Obi', company_name: 'Waratah Physiotherapy', hours: 7, status: 'VERIFIED' },
] as const;

/** Two requests for a sandbox that their visitors have not finished; no one knows their codes and cookies. */
export async function insertDemoSandboxes(owner: Client, now: Date): Promise<void> {
  const rows = requests.map(({ hours, ...request }) => {
    const email_address = `${request.full_name.split(' ')[0]?.toLowerCase()}@example.com`;
    const hashOf = (what: string) => `\\x${createHash('sha256').update(`${what} of ${email_address}`).digest('hex')}`;
    const created = new Date(now.getTime() - hours * HOUR);
    return {
      ...request,
      email_address,
      network: '198.51.100.24',
      token_hash: hashOf('cookie'),
      code_hash: hashOf('code'),
      code_expires_at: new Date(created.getTime() + HOUR / 2).toISOString(),
      created_at: created.toISOString(),
    };
  });
  await insertRows(owner, 'app.sandbox', rows);
}
