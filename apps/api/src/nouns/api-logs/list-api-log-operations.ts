import * as contracts from '@quickportal/contracts/api-logs/contracts';
import { contracts as allContracts } from '@quickportal/contracts/registry';
import { documentationPath } from '../../openapi/documentation-path.ts';
import { implement } from '../../procedures/implement.ts';
import { requireLogReader } from './api-log-guards.ts';

const operations = allContracts
  .filter(({ audience }) => audience.includes('apiKey'))
  .map((contract) => ({
    operation: contract.name,
    httpMethod: contract.method,
    path: contract.path,
    title: contract.summary,
    documentationPath: documentationPath(contract),
  }))
  .toSorted((a, b) => a.path.localeCompare(b.path) || a.httpMethod.localeCompare(b.httpMethod));

export const listApiLogOperations = implement(contracts.listApiLogOperations).query(({ ctx }) => {
  requireLogReader(ctx);
  return Promise.resolve({ items: operations });
});
