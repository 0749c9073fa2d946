import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { patientPool } from './patient-pool.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

it('takes a connection back twice, and hands it out once', async () => {
  const pool = patientPool({ ...services.db.connectionConfig('jobs'), max: 2 });
  // The end of the pool does not wait for the server: dropping the database may still cut a connection
  pool.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    pool.connect((error, _, release) => {
      if (error) return reject(error);
      release();
      release();
      resolve();
    });
  });
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  const [poolClient, other] = await Promise.all([pool.connect(), pool.connect()]);
  expect(poolClient).not.toBe(other);
  const { rows } = await poolClient.query<{ response: number }>('select 1 as response');
  expect(rows).toEqual([{ response: 1 }]);
  poolClient.release();
  other.release();
  await pool.end();
});
