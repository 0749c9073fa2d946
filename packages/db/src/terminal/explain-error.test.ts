import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../connect/errors.ts';
import { explainError } from './explain-error.ts';
import { SetUpError } from './set-up-error.ts';

const failure = (code: string, more: object = {}) => Object.assign(new Error(`code ${code}`), { code, ...more });

describe('explainError', () => {
  it.each([
    [failure('EACCES', { path: '/srv/data' }), '/srv/data', 'QUICKPORTAL_DATA'],
    [failure('ENOSPC'), 'The disk is full.', 'Free some space'],
    [failure('53100'), 'The disk is full.', 'Free some space'],
    [failure('28P01'), 'the user or the password', 'with %'],
    [failure('3D000'), 'code 3D000', 'CREATE DATABASE'],
    [failure('42501'), 'may not do what is needed', 'ALTER DATABASE'],
    [failure('53300'), 'no connection left', 'DATABASE_POOL'],
    [new AggregateError([failure('ECONNREFUSED', { address: '::1', port: 5432 })]), '::1, port 5432', 'DATABASE_URL'],
    [new UnavailableError('lost', failure('ECONNREFUSED', { address: '10.0.0.1', port: 1 })), '10.0.0.1', 'firewall'],
    [new Error('Migration x failed', { cause: new SetUpError('Too old.', 'Use 15.') }), 'Too old.', 'Use 15.'],
  ])('says what is wrong and what to do [%s]', (error, problem, remedy) => {
    const explained = explainError(error);
    expect(explained.problem).toContain(problem);
    expect(explained.remedy).toContain(remedy);
  });

  it('says of an unknown error its first line and those of its causes, and how to learn more', () => {
    const error = new Error('Migration x failed', { cause: new Error('relation does not exist\n    at somewhere') });
    expect(explainError(error)).toEqual({
      problem: 'Migration x failed: relation does not exist.',
      remedy: 'Start with LOG_LEVEL=debug to see where it comes from.',
    });
  });
});
