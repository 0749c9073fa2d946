// The calls about transactions, by what they do: a table of contents.
export * from './change.ts';
export * from './export.ts';
export * from './of-customer.ts';
export * from './read.ts';
export * from './receipt.ts';
export * from './search.ts';
export * from './today.ts';
