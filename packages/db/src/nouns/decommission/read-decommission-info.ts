import type { DecommissionInfo } from '@quickportal/contracts/decommission/decommission-info';
import type { FormerTimeZone } from '@quickportal/contracts/rules/dates/community-zones';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { labelColumns, labelsOf } from '../facility-settings/change-customisation.ts';

const community = preparedQuery('decommission.community', (p: { communityId: number }) =>
  build
    .selectFrom('app.community as c')
    .leftJoin('app.community_setting as s', 's.community_id', 'c.id')
    .select(['c.id as communityId', 'c.name as communityName', 'c.code as communityCode', 'c.enabled'])
    .select(['c.time_zone as timeZone', sql<FormerTimeZone[]>`c.former_time_zones`.as('formerTimeZones')])
    .select(labelColumns)
    .where('c.id', '=', p.communityId)
    .where((eb) => eb.or([eb('c.enabled', '=', true), eb('c.decommissioned_at', 'is not', null)])),
);

/** A community that is enabled or decommissioned, with its labels; undefined for one that has ended otherwise. Scope staff. */
export async function getDecommissionCommunity(db: Reader, communityId: number) {
  const row = await db.first(community, { communityId });
  if (!row) return undefined;
  const { communityName, communityCode, enabled, timeZone, formerTimeZones } = row;
  return { communityId, communityName, communityCode, enabled, timeZone, formerTimeZones, labels: labelsOf(row) };
}

const enabledAccounts = (communityId: number, kind: 'PAYTO_PAYEE' | 'PAYID_BILLER') =>
  sql<number>`(select count(*) from app.settlement_account a
    where a.community_id = ${communityId} and a.kind = ${sql.lit(kind)} and a.status = 'ENABLED')`;

const clashes = (communityId: number, code: 'ONLINE_PAYMENT_VALIDATOR' | 'XSL_DIRECTORY') =>
  sql<DecommissionInfo['xslDirectoryClashes']>`coalesce((
    select json_agg(json_build_object('communityId', c.id, 'communityName', c.name, 'communityCode', c.code) order by c.name, c.id)
    from app.community_parameter own
    join app.community_parameter p on p.code = own.code and p.value = own.value and p.community_id <> own.community_id
    join app.community c on c.id = p.community_id and c.enabled
    where own.community_id = ${communityId} and own.code = ${sql.lit(code)} and own.value <> ''), '[]')`;

const facts = preparedQuery('decommission.facts', ({ communityId, since }: { communityId: number; since: string }) =>
  build.selectNoFrom([
    sql<
      string | null
    >`(select max(t.transaction_time) from app.transaction t where t.community_id = ${communityId})`.as(
      'lastTransactionAt',
    ),
    sql<string | null>`(select max(i.invoiced_on) from app.revenue_item i where i.community_id = ${communityId})`.as(
      'lastRevenueItemDate',
    ),
    sql<number>`(select count(*) from app.service_message m
      where m.community_id = ${communityId} and m.created_at >= ${since}::timestamptz)`.as('numberOfServiceMessages'),
    sql<number>`(select count(distinct k.business_id) from app.bank_statement_account k
      where k.community_id = ${communityId} and k.status <> 'CLOSED')`.as('numberOfBankRecBusinesses'),
    sql<number>`(select count(*) from app.bank_statement_account k
      where k.community_id = ${communityId} and k.status <> 'CLOSED')`.as('numberOfBankRecAccounts'),
    enabledAccounts(communityId, 'PAYTO_PAYEE').as('numberOfEnabledPayToPayeeAccounts'),
    enabledAccounts(communityId, 'PAYID_BILLER').as('numberOfEnabledPayIdBillerSupplierAccounts'),
    clashes(communityId, 'ONLINE_PAYMENT_VALIDATOR').as('onlinePaymentValidatorClashes'),
    clashes(communityId, 'XSL_DIRECTORY').as('xslDirectoryClashes'),
  ]),
);

/** What is counted before a community is decommissioned; service messages since a moment. Scope staff. */
export async function readDecommissionFacts(db: Reader, key: { communityId: number; since: Date }) {
  const row = await db.first(facts, { communityId: key.communityId, since: key.since.toISOString() });
  if (!row) throw new Error('Counts of a community have no row');
  return row;
}
