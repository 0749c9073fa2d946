// Written by `npm run registries`.
export * from './read.ts';
export * from './search.ts';
