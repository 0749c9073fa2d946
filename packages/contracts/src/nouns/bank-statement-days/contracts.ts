// Written by `npm run registries`.
export * from './change.ts';
export * from './read.ts';
