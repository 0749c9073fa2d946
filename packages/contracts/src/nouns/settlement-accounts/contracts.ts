// Written by `npm run registries`.
export * from './change.ts';
export * from './export.ts';
export * from './read.ts';
