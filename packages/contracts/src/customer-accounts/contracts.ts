// The calls about customer accounts, by what they do: a table of contents.
export * from './add.ts';
export * from './change.ts';
export * from './expiring.ts';
export * from './export.ts';
export * from './read.ts';
