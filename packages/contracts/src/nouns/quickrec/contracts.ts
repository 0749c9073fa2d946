// Written by `npm run registries`.
export * from './search.ts';
