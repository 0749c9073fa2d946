/** What other nouns may use of bank statements. */
export { toBankStatementLine } from './to-bank-statement.ts';
