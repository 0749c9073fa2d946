// The calls about one's own account, by what they are about: a table of contents.
export * from './account.ts';
export * from './second-factor.ts';
export * from './sessions.ts';
