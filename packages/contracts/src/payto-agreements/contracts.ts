export * from './amend.ts';
export * from './create.ts';
export * from './export.ts';
export * from './look-up.ts';
export * from './pay.ts';
export * from './read.ts';
export * from './search.ts';
export * from './timeline.ts';
