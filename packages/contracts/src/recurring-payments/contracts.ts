export * from './change.ts';
export * from './export.ts';
export * from './failure.ts';
export * from './form-data.ts';
export * from './pay-by-account.ts';
export * from './plan.ts';
export * from './read.ts';
export * from './search.ts';
