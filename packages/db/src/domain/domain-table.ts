/** Areas of the domain, one picture and one table of tables each, in the order of docs/domain.md: by name, their titles. */
export const areaTitles = {
  facilities: 'Communities and businesses',
  customers: 'Customers, their accounts and schedules',
  settlement: 'Settlement accounts',
  payments: 'Payments and fraud guard',
  payto: 'PayTo agreements',
  reconciliation: 'Bank statements and matching',
  people: 'People and approvals',
  messages: 'Messages and notices',
  engines: 'Engines',
} as const;
export type AreaName = keyof typeof areaTitles;

/** What docs/domain-tables.md says of a table. */
export interface DomainTable {
  readonly area: AreaName;
  readonly about: string;
  /** Its key in words; `id` is (community_id, id). */
  readonly key: string;
  /** Roles that write it, by their letters; a test compares them with the grants. */
  readonly writers: string;
  readonly kept: string;
  /** Entities of the specification that are in it. */
  readonly entities?: string;
}

export type DomainTables = Readonly<Record<string, DomainTable>>;
