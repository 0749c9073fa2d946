// Written by `npm run registries`.
export * from './change.ts';
export * from './check.ts';
export * from './read.ts';
