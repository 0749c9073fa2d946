import { sideEffects } from '../server/side-effects.ts';
import type { TestServices } from './test-services.ts';

/** Runs the side effects that wait, and those they make, as the worker would. */
export async function runSideEffects(services: TestServices): Promise<void> {
  for (;;) {
    const { rows } = await services.owner.query<{ id: number; topic: string; payload: never }>(
      'delete from app.outbox returning id, topic, payload',
    );
    if (rows.length === 0) return;
    for (const { id, topic, payload } of rows) {
      const handler = sideEffects.find((sideEffect) => sideEffect.topic === topic);
      if (!handler) throw new Error(`No handler for ${topic}`);
      const tools = { services, jobId: `outbox-${id}`, communityId: null, signal: new AbortController().signal };
      await handler.handle(payload, tools);
    }
  }
}
