/** Formats in which statements arrive, and what they are called. */
export const statementSourceTitles = {
  BAI2: 'BAI2',
  NAI: 'NAI',
  MT940: 'MT940',
  CAMT053: 'camt.053',
  SIMULATION: 'Simulation',
} as const;

export type StatementSource = keyof typeof statementSourceTitles;

export const statementSources = Object.keys(statementSourceTitles) as [StatementSource, ...StatementSource[]];
