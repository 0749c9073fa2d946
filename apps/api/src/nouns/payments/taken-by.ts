import type { Actor } from '../../engines/access/actor.ts';

/** People take payments by phone or at the counter, programs for anyone who pays on their site. */
export const takenBy = ({ kind }: Actor) =>
  kind === 'apiKey'
    ? ({ product: 'RESTAPI', source: 'RESTAPI', eci: 'INTERNET' } as const)
    : ({ product: 'TERMINAL', source: 'TERMINAL', eci: 'PHONE' } as const);
