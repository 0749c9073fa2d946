/** NAB's detail codes above 899 that are credits; its others there are debits. */
const NAI_CREDITS = new Set(['905', '906', '910', '911', '915', '920', '925', '930', '935', '936', '938']);

/** Whether a detail code of BAI2 is a credit: 101 to 399, loan credits and the bank's own to 959. */
export const isBai2Credit = (code: string): boolean =>
  code < '400' || (code >= '700' && code < '760') || (code >= '900' && code < '960');

/** Whether a detail code of NAI is a credit. */
export const isNaiCredit = (code: string): boolean => code < '400' || NAI_CREDITS.has(code);

/** Three digits from 001. */
export const isTypeCode = (code: string): boolean => /^\d{3}$/.test(code) && code !== '000';
