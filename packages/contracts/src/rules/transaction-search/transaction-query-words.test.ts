import { describe, expect, it } from 'vitest';
import { stateNames } from '../state-machines/state-machine.ts';
import { transactionStates } from '../states/transaction.ts';
import { readQueryWords } from './transaction-query-words.ts';

const read = (text: string) => readQueryWords(text, '2026-11-20');
const yesterday = { from: '2026-11-19', to: '2026-11-19' };

describe('words in the search of transactions', () => {
  it.each([
    ['declined', { status: 'DECLINED', text: '' }],
    ['Refunded', { status: 'REFUNDED', text: '' }],
    ['processing', { status: 'IN_FLIGHT', text: '' }],
    ['canceled', { status: 'CANCELLED', text: '' }],
    ['refunds', { transactionType: 'REFUND', text: '' }],
    ['yesterday', { ...yesterday, text: '' }],
    ['yesterday  declined olsson', { ...yesterday, status: 'DECLINED', text: 'olsson' }],
    ['Margaret declined Olsson', { status: 'DECLINED', text: 'Margaret Olsson' }],
    ['declined voided', { status: 'DECLINED', text: 'voided' }],
    ['declined refund', { status: 'DECLINED', text: 'refund' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('name every status as lists show it', () => {
    for (const name of stateNames(transactionStates))
      expect(read(transactionStates.states[name].title)?.status).toBe(name);
  });

  it('are kept as they were typed', () => {
    expect(read('Olsson Declined 20 Nov')?.words).toEqual(['20 Nov', 'Declined']);
  });

  it.each(['', 'olsson', 'undeclined', 'INV-today', '1000000001'])('are not in %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
