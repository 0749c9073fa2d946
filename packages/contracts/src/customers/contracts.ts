// The calls about customers, by what they do: a table of contents.
export * from './change.ts';
export * from './export.ts';
export * from './read.ts';
export * from './search.ts';
export * from './summary.ts';
