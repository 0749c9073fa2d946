// The fastest that Node can do: node:http and one prepared query, without session, rights, tenancy, checks or log.
import { typeParsers } from '@quickportal/db/connect/type-parsers';
import { Pool } from 'pg';
import { customerById, customerPage } from '../data/customer-sql.ts';
import { serveBare } from './serve-bare.ts';

// Planning the page costs more than reading it
const options = '-c plan_cache_mode=force_generic_plan';
const pool = new Pool({ ...JSON.parse(process.env.BENCH_OWNER ?? '{}'), max: 10, types: typeParsers, options });
const countedPage = customerPage(true);
const uncountedPage = customerPage(false);

async function read(kind: string | undefined, values: string[]): Promise<object | undefined> {
  if (kind === 'row') return (await pool.query({ name: 'row', text: customerById, values })).rows[0];
  const pageNumber = Number(values[1]);
  const [community, skipped] = [values[0], (pageNumber - 1) * 25];
  const text = kind === 'page' ? countedPage : uncountedPage;
  const { rows } = await pool.query({ name: kind ?? '', text, values: [community, skipped] });
  if (kind !== 'page') return rows;
  const recordsCount: number = rows[0]?.recordsCount;
  for (const row of rows) row.recordsCount = undefined;
  return { items: rows, recordsCount, currentPage: pageNumber, pageSize: 25 };
}

serveBare(pool, 200, ({ url = '' }) => {
  const [, kind, ...values] = url.split('/');
  return read(kind, values);
});
