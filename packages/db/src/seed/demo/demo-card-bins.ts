import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';

/** Invented issuing countries of the networks' test numbers, which the demo's cards and its users have. */
const prefixesOf = {
  AU: ['401288', '411111', '424242', '378282', '520082', '555555'],
  NZ: ['222300', '371449', '400005', '510510'],
  GB: ['422222'],
  US: ['305693', '362272', '385200'],
  JP: ['353011', '356600'],
  CN: ['620000', '620550', '810000'],
  VN: ['272099'],
} as const;
export type DemoCountry = keyof typeof prefixesOf;

/** Where the demo says that a card was issued; null where it does not say. */
export function issuedIn(maskedNumber: string): DemoCountry | null {
  const prefix = maskedNumber.slice(0, 6);
  const countries = Object.keys(prefixesOf) as DemoCountry[];
  return countries.find((country) => (prefixesOf[country] as readonly string[]).includes(prefix)) ?? null;
}

/** Inserts in which countries the demo's cards were issued. */
export async function insertDemoCardBins(owner: Client, now: Date): Promise<void> {
  const rows = Object.entries(prefixesOf).flatMap(([country, prefixes]) =>
    prefixes.map((prefix) => ({ prefix, country, loaded_at: now.toISOString() })),
  );
  await insertRows(owner, 'app.card_bin', rows);
}
