import type { Reader } from '../connect/reader.ts';
import { build } from '../connect/prepared-query.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** How the built-in network is set to behave; null where nothing is set. */
export async function readHostility(db: Reader): Promise<unknown> {
  const [row] = await db.run(build.selectFrom('app.simulator_setting').select('hostility'));
  return row?.hostility ?? null;
}

/** Takes JSON text. */
export async function writeHostility(trx: WriteTransaction, hostility: string): Promise<void> {
  await trx
    .insertInto('app.simulator_setting')
    .values({ hostility })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ hostility }))
    .execute();
}
