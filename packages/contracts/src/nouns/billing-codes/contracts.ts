// Written by `npm run registries`.
export * from './read.ts';
