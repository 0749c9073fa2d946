import { createHash } from 'node:crypto';
import { randomFrom, type Random } from '@quickportal/db/seed/random';
import type { ProcessRole } from './processes.ts';

/** Something that is requested after a payment. */
export interface FollowUp {
  kind: 'refund' | 'void';
  key: string;
  /** So many requests with the same key at once. */
  copies: number;
  /** Of a refund: the share of the principal that is given back, in percent; null: all that is left. */
  percent: number | null;
}

/** A payment and the requests that follow it. */
export interface Story {
  key: string;
  copies: number;
  /** Which of the accounts pays. */
  account: number;
  /** Cents; no two payments of a run are of the same amount. */
  principal: number;
  followUps: readonly FollowUp[];
  /** Whether the following requests are sent at once, or one after the other. */
  atOnce: boolean;
  /** Whether it is requested although the outcome of the payment is not known. */
  impatient: boolean;
}

export interface Kill {
  role: ProcessRole;
  /** Which of them, 0 up to, not including, 1. */
  pick: number;
}

/** Some payments begin, and a moment later some processes are killed. */
export interface Step {
  stories: readonly Story[];
  /** Milliseconds between the two. */
  delay: number;
  kills: readonly Kill[];
}

const STORIES = 3;
const LOWEST = 500;
const DELAY_MS = 250;

/** What happens in a run, one step after the other: the same for the same seed, whatever the processes do. */
export function* moneyPlan(seed: number, kills: number, accounts: number): Generator<Step> {
  let story = 0;
  for (let killed = 0; killed < kills;) {
    const random = randomFrom(seed * 1_000_003 + killed);
    const count = Math.min(kills - killed, random.pick([1, 1, 1, 2, 2, 3]));
    const stories = Array.from({ length: STORIES * count }, () => storyOf(random, seed, (story += 1), accounts));
    yield { stories, delay: random.between(0, DELAY_MS), kills: killsOf(random, count) };
    killed += count;
  }
}

/** At most one worker at a time: webs do most of what money needs. */
const killsOf = (random: Random, count: number): Kill[] =>
  Array.from({ length: count }, (_, at) => ({
    role: at === 0 && random.chance(0.4) ? 'worker' : 'web',
    pick: random.next(),
  }));

function storyOf(random: Random, seed: number, number: number, accounts: number): Story {
  const key = (what: string) => createHash('sha256').update(`${seed} ${number} ${what}`).digest('hex').slice(0, 32);
  const copies = () => random.pick([1, 1, 1, 2, 3]);
  const refund = (name: string, percent: number | null) =>
    ({ kind: 'refund', key: key(name), copies: copies(), percent }) as const;
  const undo = { kind: 'void', key: key('void'), copies: copies(), percent: null } as const;
  const followUps = random.pick<readonly FollowUp[]>([
    [],
    [],
    [refund('first', null)],
    [refund('first', random.between(10, 90)), refund('second', null)],
    [refund('first', 60), refund('second', 60)],
    [undo],
    [undo, { ...undo, key: key('again') }],
    [refund('first', random.between(10, 90)), undo],
  ]);
  return {
    key: key('payment'),
    copies: copies(),
    account: random.between(0, accounts - 1),
    principal: LOWEST + number,
    followUps,
    atOnce: random.chance(0.5),
    impatient: random.chance(0.2),
  };
}
