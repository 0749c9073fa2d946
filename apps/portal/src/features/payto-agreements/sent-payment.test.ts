import { expect, it } from 'vitest';
import { dropSent, keepSent, readSent } from './sent-payment.ts';
import { ecommercePartyForm } from './payto-ecommerce-payment.fixtures.ts';

function place() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it('a payment that was sent is found again after a reload, without the account number, by its user only', () => {
  const tab = place();
  const values = { payerName: 'Priya Raman', bsb: '062-000', accountNumber: '12345611' };
  keepSent({ systemUserId: 7, agreementToken: 'C091', values }, ecommercePartyForm, tab);
  const found = readSent(7, tab);
  expect(found).toMatchObject({ agreementToken: 'C091', values: { payerName: 'Priya Raman' } });
  expect(JSON.stringify(found)).not.toContain('12345611');
  expect(readSent(8, tab)).toBeNull();
  dropSent(tab);
  expect(readSent(7, tab)).toBeNull();
});
