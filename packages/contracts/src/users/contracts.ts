// The calls about client users, by what they do: a table of contents.
export * from './access.ts';
export * from './change.ts';
export * from './read.ts';
