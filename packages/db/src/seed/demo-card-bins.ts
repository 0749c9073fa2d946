import type { Client } from 'pg';
import { insertRows } from './insert-rows.ts';

/** Invented issuing countries of the networks' test numbers, which the demo's cards and its users have. */
const prefixesOf = {
  AU: ['401288', '400005', '411111', '424242', '371449', '378282', '520082', '555555'],
  NZ: ['222300', '510510'],
  GB: ['422222'],
  US: ['305693', '362272', '385200'],
  JP: ['353011', '356600'],
  CN: ['620000', '620550', '810000'],
  VN: ['272099'],
} as const;

/** Inserts in which countries the demo's cards were issued. */
export async function insertDemoCardBins(owner: Client, now: Date): Promise<void> {
  const rows = Object.entries(prefixesOf).flatMap(([country, prefixes]) =>
    prefixes.map((prefix) => ({ prefix, country, loaded_at: now.toISOString() })),
  );
  await insertRows(owner, 'app.card_bin', rows);
}
