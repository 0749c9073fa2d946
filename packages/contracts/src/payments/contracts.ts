export * from './take.ts';
