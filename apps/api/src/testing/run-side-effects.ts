import { sideEffects } from '../server/side-effects.ts';
import type { TestServices } from './test-services.ts';

interface Waiting {
  id: number;
  topic: string;
  payload: never;
  available_at: string;
  community_id: number | null;
}

async function run(services: TestServices, { id, topic, payload, community_id: communityId }: Waiting): Promise<void> {
  const handler = sideEffects.find((sideEffect) => sideEffect.topic === topic);
  if (!handler) throw new Error(`No handler for ${topic}`);
  const tools = { services, jobId: `outbox-${id}`, communityId, signal: new AbortController().signal };
  await handler.handle(payload, tools);
}

/** Runs the side effects that wait, and those they make, as the worker would; also those whose time has not come. */
export async function runSideEffects(services: TestServices): Promise<void> {
  for (;;) {
    const { rows } = await services.owner.query<Waiting>(
      'delete from app.outbox returning id, topic, payload, community_id',
    );
    if (rows.length === 0) return;
    for (const row of rows) await run(services, row);
  }
}

/**
 * Lets time pass: the clock goes on from one side effect to the next, and then to the end. Newest first, the clock is at
 * the end already, and what waited comes in the opposite order.
 */
export async function passTime(
  services: TestServices,
  milliseconds: number,
  { newestFirst = false }: { newestFirst?: boolean } = {},
): Promise<void> {
  const end = new Date(services.clock.now().getTime() + milliseconds);
  const order = newestFirst ? 'desc' : 'asc';
  if (newestFirst) services.clock.set(end.toISOString());
  for (;;) {
    const { rows } = await services.owner.query<Waiting>(
      `delete from app.outbox where id =
         (select id from app.outbox where available_at <= $1 order by available_at ${order}, id ${order} limit 1)
       returning id, topic, payload, available_at, community_id`,
      [end.toISOString()],
    );
    const [row] = rows;
    if (!row) break;
    if (new Date(row.available_at) > services.clock.now()) services.clock.set(row.available_at);
    await run(services, row);
  }
  services.clock.set(end.toISOString());
}
