/** ASB's codes for dishonoured direct debits. */
export type NzDishonourCode = 'C' | 'E' | 'H' | 'L' | 'T' | 'U' | 'X' | 'Z';

/** Meaning of the codes. SOFT can be retried; CAREFUL once the payer has raised the limit; HARD never. */
export const nzDishonourCodes: Readonly<Record<NzDishonourCode, { words: string; kind: 'SOFT' | 'CAREFUL' | 'HARD' }>> =
  {
    C: { words: 'Authority cancelled', kind: 'HARD' },
    E: { words: 'Payment limit exceeded', kind: 'CAREFUL' },
    H: { words: 'Payment stopped', kind: 'HARD' },
    L: { words: 'Account closed', kind: 'HARD' },
    T: { words: 'Account transferred', kind: 'HARD' },
    U: { words: 'Insufficient funds', kind: 'SOFT' },
    X: { words: 'No authority loaded', kind: 'HARD' },
    Z: { words: 'Account not found', kind: 'HARD' },
  };

/** Whether a text is a dishonour code. */
export const isNzDishonourCode = (code: string): code is NzDishonourCode => Object.hasOwn(nzDishonourCodes, code);
