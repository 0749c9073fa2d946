import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../kernel/configuration.ts';
import { composeServices } from '../../server/compose-services.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { startNode, type Node } from '../nodes/node.ts';
import { startS3Server } from './s3-server.fixture.ts';

let services: TestServices;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const elsewhere = mkdtempSync(path.join(tmpdir(), 'quickportal-elsewhere-'));
const nodes: Node[] = [];
beforeAll(async () => {
  services = await createTestServices();
  s3 = await startS3Server();
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
  await services.owner.query('delete from app.server_node');
});
afterAll(async () => {
  await s3.stop();
  await services.drop();
  rmSync(elsewhere, { recursive: true, force: true });
});

/** A process of its own as far as configuration goes. */
const start = async (changes: { dataFolder?: string; s3Url?: string } = {}) => {
  const node = await startNode(
    composeServices({ ...services, configuration: { ...services.configuration, ...changes } }),
  );
  nodes.push(node);
};
const known = async () => (await services.owner.query('select from app.server_node')).rowCount;

describe('a second process on the same database', () => {
  it('starts when it has the same folder', async () => {
    await start();
    await start();
    expect(await known()).toBe(2);
  });

  it('refuses to start with a folder of its own, says what to do, and is not registered', async () => {
    await start();
    const refused = start({ dataFolder: elsewhere });
    await expect(refused).rejects.toBeInstanceOf(ConfigurationError);
    await expect(refused).rejects.toThrow(
      /^S3_URL is needed: process \d+ on .+ works on this database with other files\./,
    );
    expect(await known()).toBe(1);
  });

  it('starts with a folder of its own when both have the same bucket', async () => {
    await start({ s3Url: s3.url });
    await start({ s3Url: s3.url, dataFolder: elsewhere });
    await expect(start()).rejects.toBeInstanceOf(ConfigurationError);
    expect(await known()).toBe(2);
  });

  it('starts once the other has been silent for half a minute', async () => {
    await start();
    await services.owner.query(`update app.server_node set heartbeat_at = clock_timestamp() - interval '31 seconds'`);
    await start({ dataFolder: elsewhere });
  });

  it('is refused one of two, when they start at the same time', async () => {
    const outcomes = await Promise.allSettled([start(), start({ dataFolder: elsewhere })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses to start when its bucket cannot be written to', async () => {
    await expect(start({ s3Url: s3.url.replace('/files/', '/missing/') })).rejects.toThrow(
      'S3_URL cannot be used: The bucket of S3_URL cannot be written to: Storage answered 404 NoSuchBucket',
    );
  });
});

describe('S3_URL', () => {
  it('is checked when the settings are read', () => {
    expect(() => readConfiguration({ S3_URL: 'https://s3.example.com/files' })).toThrow(/^S3_URL must look like/);
    expect(() => readConfiguration({ S3_URL: 'ftp://a:b@s3.example.com/files' })).toThrow(/^S3_URL must start with/);
    expect(readConfiguration({ S3_URL: 'https://a:b@s3.example.com/files' }).s3Url).toBe(
      'https://a:b@s3.example.com/files',
    );
  });
});
