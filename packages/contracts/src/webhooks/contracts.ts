// The calls about webhooks, by what they do: a table of contents.
export * from './change.ts';
export * from './read.ts';
export * from './replay.ts';
export * from './send.ts';
