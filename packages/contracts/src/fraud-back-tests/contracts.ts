// The calls about back-tests of fraud guard rules, by what they do: a table of contents.
export * from './change.ts';
export * from './read.ts';
