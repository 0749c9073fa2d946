import type { Client } from 'pg';
import { demoBusinesses } from './demo-businesses.ts';
import { dayLength } from './demo-days.ts';
import { insertRows } from '../insert-rows.ts';

const clients = [
  [demoBusinesses.water, 'SAP', 'HCW-4100'],
  [demoBusinesses.water, 'CIS', '10099471'],
  [demoBusinesses.gas, 'SAP', 'HCG-4200'],
  [demoBusinesses.council, 'SAP', 'CUST-88031'],
  [demoBusinesses.brewery, 'SAP', 'CUST-90112'],
  [demoBusinesses.gyms, 'XERO', 'KFC-01'],
  [demoBusinesses.schools, 'XERO', 'WST-77'],
] as const;

const profiles = [
  [demoBusinesses.water, '1300 555 010', '4110'],
  [demoBusinesses.gas, '1300 555 011', '4120'],
  [demoBusinesses.gyms, '0800 555 020', '6200'],
] as const;

/** Businesses as other systems know them, and the profiles of those that take payments by phone. */
export async function insertDemoSystemClients(owner: Client, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 500 * dayLength).toISOString();
  await insertRows(
    owner,
    'app.external_system_client',
    clients.map(([{ community_id, id }, system_code, client_code], index) => ({
      community_id,
      id: index + 1,
      business_id: id,
      system_code,
      client_code,
      created_at: at,
    })),
  );
  await insertRows(
    owner,
    'app.quickvoice_profile',
    profiles.map(([{ community_id, id }, indial_number, profile_number]) => ({
      community_id,
      business_id: id,
      indial_number,
      profile_number,
      legacy: false,
      version: 1,
      created_at: at,
      updated_at: at,
    })),
  );
}
