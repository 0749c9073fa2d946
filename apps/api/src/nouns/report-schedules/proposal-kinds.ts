import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { disableReportScheduleKind, updateReportScheduleKind } from './change-report-schedule-kinds.ts';
import { enableReportScheduleKind } from './enable-report-schedule-kind.ts';

/** Report schedules are changed by two users where the community's settings need a second person. */
export const proposalKinds = [
  enableReportScheduleKind,
  updateReportScheduleKind,
  disableReportScheduleKind,
] as unknown as readonly ProposalKind[];
