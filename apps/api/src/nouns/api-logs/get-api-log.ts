import * as contracts from '@quickportal/contracts/api-logs/contracts';
import { reasonPhraseOf } from '@quickportal/contracts/api-logs/http-statuses';
import { implement } from '../../procedures/implement.ts';
import { loadApiLog } from './api-log-guards.ts';

export const getApiLog = implement(contracts.getApiLog).query(async ({ ctx, input: { params } }) => {
  const { requestTruncated, responseTruncated, ...entry } = await loadApiLog(ctx, params.id);
  return {
    ...entry,
    httpStatusDescription: reasonPhraseOf(entry.httpStatus),
    truncated: { request: requestTruncated, response: responseTruncated },
  };
});
