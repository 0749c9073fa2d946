import type { BankrecServiceCode } from '@quickportal/contracts/bankrec-services/service-codes';
import type { ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** The last service message of a service. */
export interface LastRun {
  service: BankrecServiceCode;
  serviceMessageId: number;
  status: ServiceMessageStatus;
  summary: string;
  valueDate: string | null;
  startedDate: string;
}

export const lastRuns = preparedSql(
  'bankrecServices.lastRuns',
  (p: { services: readonly BankrecServiceCode[] }) => sql<LastRun>`
    select k.service, m.id as "serviceMessageId", m.status, m.summary, m.parameters ->> 'valueDate' as "valueDate",
      m.created_at as "startedDate"
    from unnest(${p.services}::text[]) as k (service)
    cross join lateral (
      select * from app.service_message s where s.community_id is null and s.doctype_code = k.service
      order by s.created_at desc, s.id desc limit 1
    ) m`,
);

/** The last run of each of these services that ever ran. Scope staff. */
export const listLastRuns = (db: Reader, services: readonly BankrecServiceCode[]): Promise<LastRun[]> =>
  db.all(lastRuns, { services });
