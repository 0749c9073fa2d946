import { createHash } from 'node:crypto';
import { addApiKeyUses, type ApiKeyUse } from '@quickportal/db/api-keys/write-api-key-uses';
import { insertApiLogs, type ApiLogEntry } from '@quickportal/db/api-logs/write-api-logs';
import { touchCertificates } from '@quickportal/db/certificates/write-certificates';
import type { Database } from '@quickportal/db/connect/database';
import { getCustomers } from '@quickportal/db/customers/get-customer';
import type { Customer } from '@quickportal/db/customers/customer';
import { termsOf } from '../engines/api-keys/search-terms.ts';
import { dateIn } from '../kernel/date-in.ts';
import type { Configuration } from '../kernel/configuration.ts';

const HOUR_MS = 3_600_000;
const DAYS = 30;
const PATH = 'customers/{customerId}';
const caller = { ip: '203.0.113.12', program: 'meter-gateway/1.3' };
const CUSTOMER_IDS = [1048217, 1046015, 1048199, 1037742];

interface DemoCalls {
  configuration: Pick<Configuration, 'basePath'>;
  db: Database;
  communityId: number;
  certificateId: number;
  now: Date;
}

interface Call {
  customer: Customer;
  at: Date;
}

/** A program that calls with the certificate twice a day: what the developer log and the dialog before disabling show. */
export async function fillDemoCertificateCalls({
  configuration,
  db,
  communityId,
  certificateId,
  now,
}: DemoCalls): Promise<void> {
  const customers = [...(await getCustomers(db.reader({ kind: 'community', communityId }), CUSTOMER_IDS)).values()];
  const calls = Array.from({ length: 2 * DAYS }, (_, at): Call[] => {
    const customer = customers[at % customers.length];
    return customer ? [{ customer, at: new Date(now.getTime() - (at * 12 + 2) * HOUR_MS) }] : [];
  }).flat();
  const ids = { communityId, apiKeyId: null, certificateId };
  const base = `${configuration.basePath}/rest/internal`;
  await db.transaction({ kind: 'jobs' }, async (trx) => {
    await insertApiLogs(
      trx,
      calls.map((call) => ({ ...ids, ...entryOf(call, base) })),
    );
    await addApiKeyUses(
      trx,
      calls.map((call) => ({ ...ids, ...useOf(call) })),
    );
    const [last] = calls;
    if (last) await touchCertificates(trx, [{ communityId, certificateId, at: last.at.toISOString() }]);
  });
}

type Ids = 'communityId' | 'apiKeyId' | 'certificateId';

function entryOf({ customer, at }: Call, base: string): Omit<ApiLogEntry, Ids> {
  const requestUrl = `${base}/customers/${customer.customerId}`;
  const requestId = createHash('sha256').update(`certificate ${at.toISOString()}`).digest('hex').slice(0, 16);
  return {
    requestedAt: at.toISOString(),
    httpMethod: 'GET',
    requestUrl,
    operation: 'customers.get',
    httpStatus: 200,
    errorType: null,
    durationMs: 4 + (at.getTime() % 7),
    requestHeaders: { accept: '*/*', host: 'portal.example', 'user-agent': caller.program },
    requestBody: '',
    requestTruncated: false,
    responseHeaders: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId },
    responseBody: JSON.stringify(customer),
    responseTruncated: false,
    ip: caller.ip,
    requestId,
    terms: termsOf({ requestId, ip: caller.ip, url: requestUrl, bodies: [] }),
  };
}

const useOf = ({ at }: Call): Omit<ApiKeyUse, Ids> => ({
  ...caller,
  day: dateIn('Australia/Sydney', at),
  httpMethod: 'GET',
  path: PATH,
  calls: 1,
  refused: 0,
  lastUsedAt: at.toISOString(),
});
