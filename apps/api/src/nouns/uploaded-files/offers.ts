// What other nouns may use of uploaded files.
export { holdsAll } from './file-rights.ts';
export { maySeeContent } from './file-scopes.ts';
