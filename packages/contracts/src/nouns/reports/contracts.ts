// Written by `npm run registries`.
export * from './change.ts';
