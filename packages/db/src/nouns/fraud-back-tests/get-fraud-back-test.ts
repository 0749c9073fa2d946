import { preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectBackTests, type BackTestRecord, type BackTestsOf } from './fraud-back-test.ts';

const single = preparedQuery('fraudBackTests.get', (params: BackTestsOf & { backTestId: number }) =>
  selectBackTests(params).where('b.id', '=', params.backTestId),
);

/** A back-test that the user started. */
export const getBackTest = (
  db: Reader,
  key: BackTestsOf & { backTestId: number },
): Promise<BackTestRecord | undefined> => db.first(single, key) as Promise<BackTestRecord | undefined>;
