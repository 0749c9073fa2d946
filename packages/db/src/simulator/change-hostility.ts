import type { Reader } from '../connect/reader.ts';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

const setting = preparedQuery('simulator.setting', () => build.selectFrom('app.simulator_setting').select('hostility'));

/** How the built-in network is set to behave; null where nothing is set. */
export const readHostility = async (db: Reader): Promise<unknown> => (await db.first(setting, {}))?.hostility ?? null;

/** Takes JSON text. */
export async function writeHostility(trx: WriteTransaction, hostility: string): Promise<void> {
  await trx
    .insertInto('app.simulator_setting')
    .values({ hostility })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ hostility }))
    .execute();
}
