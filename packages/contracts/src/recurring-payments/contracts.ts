export * from './change.ts';
export * from './form-data.ts';
export * from './plan.ts';
export * from './read.ts';
