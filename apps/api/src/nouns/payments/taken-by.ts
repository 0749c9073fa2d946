import { isProgram, type Actor } from '../../engines/access/actor.ts';

/** People take payments by phone or at the counter, programs for anyone who pays on their site. */
export const takenBy = (actor: Actor) =>
  isProgram(actor)
    ? ({ product: 'RESTAPI', source: 'RESTAPI', eci: 'INTERNET' } as const)
    : ({ product: 'TERMINAL', source: 'TERMINAL', eci: 'PHONE' } as const);
