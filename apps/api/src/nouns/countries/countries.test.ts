import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { matchingCountries } from './matching-countries.ts';

const codes = (text: string) => matchingCountries(text).map(({ code }) => code);

describe('matchingCountries', () => {
  it('finds by part of the name, folded, and by whole codes', () => {
    expect(codes('zeal')).toEqual(['NZ']);
    expect(codes('COTE D')).toEqual(['CI']);
    expect(codes('turkiye')).toEqual(['TR']);
    expect(codes('nzl')).toEqual(['NZ']);
    expect(codes('no such country')).toEqual([]);
  });

  it('puts a code first, then what begins with the text, home before others', () => {
    expect(codes('au').slice(0, 3)).toEqual(['AU', 'AT', 'GW']);
    expect(codes('new').slice(0, 2)).toEqual(['NZ', 'NC']);
    expect(codes('').slice(0, 3)).toEqual(['AU', 'NZ', 'AF']);
    expect(codes('')).toHaveLength(249);
  });

  it('knows what people call countries', () => {
    expect(codes('uk')).toEqual(['GB', 'UA']);
    expect(codes('holland')).toEqual(['NL']);
    expect(codes('usa')).toEqual(['US']);
  });
});

describe('GET countries', () => {
  let server: TestServer;
  let caller: ApiCaller;
  beforeAll(async () => {
    server = await createTestServer();
    caller = apiCaller(
      server,
      await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: [] }),
    );
  });
  afterAll(() => server.close());

  it('answers options of at most twenty countries for a search query [1C055 1R199]', async () => {
    expect((await caller.get('countries?query=zeal')).body).toEqual({
      items: [{ value: 'NZ', label: 'New Zealand', description: 'NZ', countryCode: 'NZ', countryName: 'New Zealand' }],
    });
    expect((await caller.get('countries')).body.items).toHaveLength(20);
    expect((await caller.get(`countries?query=${'a'.repeat(101)}`)).status).toBe(422);
  });
});
