import { type AreaName, areaTitles, type DomainTables } from './domain-table.ts';
import { tablesOfNouns } from './domain-tables.gen.ts';

/** Every table of the schema, by name. */
export const domainTables: DomainTables = tablesOfNouns;

/** A picture of docs/domain.md, and the tables that it shows. */
export interface Area {
  readonly name: AreaName;
  readonly title: string;
  readonly tables: readonly string[];
}

/** The areas in their order, with the names of their tables. */
export const areas: readonly Area[] = (Object.keys(areaTitles) as AreaName[]).map((name) => ({
  name,
  title: areaTitles[name],
  tables: Object.keys(domainTables).filter((table) => domainTables[table]?.area === name),
}));
