import { createContext, useContext } from 'react';

/** The titles of a timeline's lanes; none: it has one column. */
const Lanes = createContext<readonly string[]>([]);
export const LanesProvider = Lanes.Provider;

const columns = ['@2xl/timeline:col-start-1', '@2xl/timeline:col-start-2', '@2xl/timeline:col-start-3'] as const;

/** The column of a lane where there is room for lanes. */
export function useLaneColumn(lane: string | undefined): string {
  const lanes = useContext(Lanes);
  return lane === undefined ? '' : (columns[lanes.indexOf(lane)] ?? '');
}
