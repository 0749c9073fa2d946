import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const query = preparedQuery('facilitySettings.security', ({ at }: { at: Date }) =>
  build.selectNoFrom((eb) => [
    eb
      .selectFrom('app.certificate')
      .select(({ fn }) => fn.max('expires_at').as('at'))
      .where('disabled_at', 'is', null)
      .where(sql<boolean>`expires_at > ${at}`)
      .as('certificate'),
    eb
      .selectFrom('app.api_key')
      .select(({ fn }) => fn.min('expires_at').as('at'))
      .where('status', '=', 'ACTIVE')
      .where('security_code', '=', 'SECRET')
      .where(sql<boolean>`expires_at > ${at}`)
      .as('key'),
  ]),
);

/** When the enabled certificate that ends last and the active secret key that ends first do; null where there is none. */
export const getSecurityExpiries = (db: Reader, at: Date) => db.first(query, { at });
