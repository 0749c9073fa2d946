import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Foundation } from '../../foundation.ts';
import { coalesced } from '../../../kernel/coalesced.ts';
import { readHostility, writeHostility } from '@quickportal/db/simulator/change-hostility';

/** Misbehaviour of the built-in network: probabilities from 0 to 1, times in milliseconds. */
export interface Hostility {
  /** The same seed and IDs give the same faults, in any order of events. */
  seed: number;
  /** 1: faults are drawn by operation and amount instead of IDs, which differ between runs. */
  drawByAmount: number;
  /** Probability that a request is lost. */
  loseRequest: number;
  /** Probability that a request arrives after the caller has given up. */
  delayRequest: number;
  /** Probability that a request is processed but its response is lost. */
  loseAnswer: number;
  /** Probability that the response only announces a notification. */
  answerLater: number;
  loseNotification: number;
  repeatNotification: number;
  /** Maximum delay of notifications and late requests, by the product's clock. */
  maxDelay: number;
  /** Maximum response time, in real time. */
  maxAnswerTime: number;
  /** Time until the payer approves or declines. */
  payerTakes: number;
}

/** Defaults: nothing is lost, some notifications are repeated. */
export const calm: Hostility = {
  seed: 1,
  drawByAmount: 0,
  loseRequest: 0,
  delayRequest: 0,
  loseAnswer: 0,
  answerLater: 0,
  loseNotification: 0,
  repeatNotification: 0.1,
  maxDelay: 2000,
  maxAnswerTime: 0,
  payerTakes: 5000,
};

const SETTING = 'hostility';

/** Creates a reader of the current settings of all processes. Concurrent requests share a read. */
export function hostilityReader({ db }: Pick<Foundation, 'db'>): () => Promise<Hostility> {
  const read = coalesced<Partial<Hostility>>(() => readSetting(db));
  return async () => ({ ...calm, ...(await read(SETTING)) });
}

async function readSetting(db: Foundation['db']): Promise<ReadonlyMap<string, Partial<Hostility>>> {
  const set = (await readHostility(db.reader({ kind: 'jobs' }))) as Partial<Hostility> | null;
  return new Map(set ? [[SETTING, set]] : []);
}

/** Changes the settings in all processes. For tests and drills. */
export async function setHostility({ db }: Pick<Foundation, 'db'>, hostility: Partial<Hostility>): Promise<void> {
  await db.transaction({ kind: 'jobs' }, (trx) => writeHostility(trx, JSON.stringify(hostility)));
}

export type Misfortune =
  | 'loseRequest'
  | 'delayRequest'
  | 'loseAnswer'
  | 'answerLater'
  | 'loseNotification'
  | 'repeatNotification';

interface Drawn {
  instructionId: string;
  operation: string;
  amount: bigint | number;
}

/** Returns the subject by which a request's faults are drawn. Voids have no amount and are drawn by ID. */
export const subjectOf = ({ drawByAmount }: Hostility, { instructionId, operation, amount }: Drawn): string =>
  drawByAmount === 1 && amount > 0 ? `${operation} ${amount}` : instructionId;

/** Draws a number from 0 (inclusive) to 1 (exclusive), always the same for a seed, subject and question. */
function draw(seed: number, subject: string, question: string): number {
  const digest = createHash('sha256').update(`${seed}\n${subject}\n${question}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

export const strikes = (hostility: Hostility, misfortune: Misfortune, subject: string): boolean =>
  hostility[misfortune] > 0 && draw(hostility.seed, subject, misfortune) < hostility[misfortune];

/** Draws a delay of up to `most` milliseconds. */
export const delayFor = (hostility: Hostility, subject: string, most = hostility.maxDelay): number =>
  Math.floor(draw(hostility.seed, subject, 'delay') * most);

/** Delays the response in real time. */
export async function takeTime(hostility: Hostility, subject: string): Promise<void> {
  if (hostility.maxAnswerTime === 0) return;
  const time = delayFor(hostility, `${subject} answer`, hostility.maxAnswerTime);
  if (time > 0) await sleep(time);
}
