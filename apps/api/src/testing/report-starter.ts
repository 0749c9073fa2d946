import { expect } from 'vitest';
import { sideEffects } from '../server/side-effects.ts';
import { apiCaller } from './api-caller.ts';
import type { TestServer } from './test-server.ts';

/** Starts reports of community 10 as an officer of staff, and has them written as a worker would. */
export async function reportStarter(server: TestServer) {
  const rights = ['MANAGE_REPORTS', 'VIEW_OPERATIONS', 'MANAGE_OPERATIONS'] as const;
  const session = await server.signIn({ loginName: 'officer', kind: 'STAFF', communityId: null, rights, chooses: 10 });
  const officer = apiCaller(server, session);
  const { services } = server;

  const start = (service: string, body?: object) => officer.post(`community/admin/10/${service}`, body);
  const messageOf = async (id: number) => (await officer.get(`service-messages/${id}`)).body;
  const fileOf = async (serviceMessageId: number) => {
    const url = `/quickportal/rest/internal/service-messages/${serviceMessageId}/file`;
    const { statusCode, body, headers } = await server.app.inject({ url, headers: session.headers });
    return { statusCode, body, headers };
  };

  /** Does what waits in the outbox. */
  async function work(): Promise<void> {
    const { rows } = await services.owner.query<{ id: number; topic: string; payload: never }>(
      'delete from app.outbox returning id, topic, payload',
    );
    const { signal } = new AbortController();
    for (const { id, topic, payload } of rows) {
      const handler = sideEffects.find((sideEffect) => sideEffect.topic === topic);
      await handler?.handle(payload, { services, jobId: `${id}`, communityId: 10, signal });
    }
  }

  /** Starts a report, has it written, and returns its file. */
  async function written(service: string, body?: object) {
    const started = await start(service, body);
    expect(started.status, started.raw).toBe(200);
    expect(started.body).toMatchObject({ success: true, errorMessage: null });
    await work();
    const message = await messageOf(started.body.serviceMessageId);
    expect(message, JSON.stringify(message)).toMatchObject({ status: 'DELIVERED' });
    const file = await fileOf(started.body.serviceMessageId);
    expect(file.statusCode, file.body).toBe(200);
    return { message, text: file.body, headers: file.headers, lines: file.body.split('\r\n') };
  }

  return { session, officer, start, messageOf, fileOf, work, written };
}
