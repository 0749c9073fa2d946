import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { bankrecServiceCodes, bankrecServices } from '@quickportal/contracts/bankrec-services/service-codes';
import { listLastRuns } from '@quickportal/db/bankrec-services/list-last-runs';
import { implement } from '../../procedures/implement.ts';

export const listBankrecServices = implement(contracts.listBankrecServices).query(async ({ ctx }) => {
  // Staff scope: the messages of services belong to no community
  const runs = await listLastRuns(ctx.services.db.reader({ kind: 'staff' }), bankrecServiceCodes);
  return bankrecServiceCodes.map((service) => {
    const run = runs.find((each) => each.service === service);
    const { serviceMessageId = 0, status = 'QUEUED', summary = '', valueDate = null, startedDate = '' } = run ?? {};
    const lastRun = run ? { serviceMessageId, status, summary, valueDate, startedDate } : null;
    return { service, title: bankrecServices[service].title, lastRun };
  });
});
