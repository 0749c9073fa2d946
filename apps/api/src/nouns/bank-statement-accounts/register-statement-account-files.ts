import { Readable } from 'node:stream';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { downloadAccounts } from '@quickportal/contracts/bank-statement-accounts/transfers';
import {
  type ExportedAccounts,
  exportBankStatementAccounts,
  exportTransformationRules,
} from '@quickportal/db/bank-statement-accounts/export-bank-statement-accounts';
import { getBusinessWithCommunity } from '@quickportal/db/businesses/get-business-with-community';
import { getCommunity } from '@quickportal/db/communities/get-community';
import { copyOut } from '@quickportal/db/connect/copy-out';
import type { Database } from '@quickportal/db/connect/database';
import type { ReportQuery } from '@quickportal/db/reports/report-query';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import { type DownloadRoutes, registerDownload } from '../../bindings/register-download.ts';
import { csvField, csvRecordsOf } from '../../engines/exports/csv.ts';
import { contentTypes } from '../../engines/exports/export-file.ts';
import { fieldProblem, notFound, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';

type Query = ParsedOf<typeof downloadAccounts>['query'];

/** `GET BankStatementAccountsExport`: the accounts of a business or of a group, or the rules that apply to them. */
export function registerStatementAccountFiles(app: FastifyInstance, routes: DownloadRoutes): void {
  registerDownload(app, routes, downloadAccounts, sendAccounts);
}

/** Notes who takes the file before anything leaves. */
async function sendAccounts(
  ctx: CallContext,
  { query }: ParsedOf<typeof downloadAccounts>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { accounts, name, object } = await exportedAccounts(ctx, query);
  const isRules = query.action === 'RULES';
  const file = `${name}_${isRules ? 'TRANSFORMATION_RULES' : 'BANK_STATEMENT_ACCOUNTS'}.csv`;
  await change(ctx, query, async ({ audit }) => audit({ ...object, description: `File ${file} downloaded` }), {
    scope: { kind: 'staff' },
    communityId: accounts.communityId,
  });
  const report = isRules ? exportTransformationRules(accounts) : exportBankStatementAccounts(accounts);
  return reply
    .header('content-type', contentTypes.csv)
    .header('content-disposition', contentDisposition(file))
    .header('cache-control', 'private, no-store')
    .send(Readable.from(linesOf(ctx.services.db, report)));
}

/** What the query names, in the community that is worked in where there is one. */
async function exportedAccounts(ctx: CallContext, { BusinessId, CommunityId, GroupCode }: Query) {
  const staff = ctx.services.db.reader({ kind: 'staff' });
  const here = ctx.actor.kind === 'user' ? ctx.actor.community?.communityId : undefined;
  const requireHere = (communityId: number) => {
    if (here !== undefined && here !== communityId) throw notFound();
  };
  if (BusinessId !== undefined) {
    const { communityId, businessCode } = orNotFound(await getBusinessWithCommunity(staff, BusinessId));
    requireHere(communityId);
    const accounts: ExportedAccounts = { communityId, businessId: BusinessId };
    return { accounts, name: businessCode, object: { objectType: 'business', objectId: BusinessId } as const };
  }
  if (CommunityId === undefined || GroupCode === undefined)
    throw fieldProblem('BusinessId', 'Name a business, or a community and a group.');
  const { communityId, communityCode } = orNotFound(await getCommunity(staff, CommunityId));
  requireHere(communityId);
  const accounts: ExportedAccounts = { communityId, groupCode: GroupCode };
  const name = `${communityCode}_${GroupCode.toUpperCase()}`;
  return { accounts, name, object: { objectType: 'community', objectId: communityId } as const };
}

/** The lines of the file: CRLF between them and none after the last. */
async function* linesOf(db: Database, { columns, query, scope }: ReportQuery): AsyncGenerator<Uint8Array> {
  yield Buffer.from(columns.map(({ title }) => csvField(title)).join(','));
  const kinds = columns.map(({ isNumber }) => (isNumber ? 'number' : 'text'));
  for await (const batch of copyOut(db, scope, query))
    yield Buffer.from(`\r\n${csvRecordsOf(batch, kinds).join('\r\n')}`, 'latin1');
}
