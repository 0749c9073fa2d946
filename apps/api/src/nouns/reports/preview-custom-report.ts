import { PREVIEWED_ROWS } from '@quickportal/contracts/reports/check';
import * as contracts from '@quickportal/contracts/reports/contracts';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { customReportColumns, exportCustomReport } from '@quickportal/db/reports/export-custom-report';
import { dayAt, zoneAt } from '../../engines/clock/community-days.ts';
import { copyFields } from '../../engines/exports/copy-text.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadCustomReport } from './custom-report-definition.ts';

const DAYS = 31;

export const previewCustomReport = implement(contracts.previewCustomReport).query(async ({ ctx, input }) => {
  const { db, clock } = ctx.services;
  const community = communityOf(ctx);
  const report = await loadCustomReport(ctx, ctx.db, input.params.customReportId);
  const columns = customReportColumns(report.source);
  const today = dayAt(community, clock.now());
  const days = { from: addDays(today, 1 - DAYS), to: today };
  const { query, scope } = exportCustomReport(community.communityId, { ...report, columns }, days, PREVIEWED_ROWS);
  const rows: string[][] = [];
  for await (const { bytes } of copyOut(db, scope, query, { timeZone: zoneAt(community, clock.now()) }))
    rows.push(...bytes.toString().split('\n').slice(0, -1).map(copyFields));
  return { columns, rows };
});
