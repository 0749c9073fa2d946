import { createHmac } from 'node:crypto';
import {
  findFile,
  findSameContent,
  insertFile,
  listReturns,
  type SimulatedFile,
  type SimulatedReturn,
} from '@quickportal/db/simulator/simulated-file';
import { momentOf } from '../../clock/local-time.ts';
import { nudgeOutbox } from '../../outbox/relay.ts';
import type { FileResponse, FileReport } from '../responses.ts';
import type { BankFile } from '../gateway.ts';
import { delayFor, strikes, takeTime } from './hostility.ts';
import type { NetworkServices } from './network.ts';
import { later, tell } from './notify.ts';
import { bankZone, examineFile, type Examined } from './received-file.ts';

const JOBS = { kind: 'jobs' } as const;
const UNKNOWN: FileResponse = { status: 'UNKNOWN', reason: null };
/** When the banks' morning runs have finished. */
const MORNING = '06:00';

/** Accepts or rejects a file; its content decides what is returned. */
export async function submitFile(services: NetworkServices, file: BankFile): Promise<FileResponse> {
  const hostility = await services.readHostility();
  await takeTime(hostility, file.name);
  if (strikes(hostility, 'loseRequest', file.name)) return UNKNOWN;
  const now = services.clock.now();
  const contentHash = hashOf(services, file);
  const examined = examineFile(file, now);
  const returns = returnFiles(services, file, examined);
  const response = await services.db.transaction(JOBS, async (trx): Promise<FileResponse> => {
    const known = await findFile(trx, file.name);
    if (known) return repeated(known, contentHash);
    const same = await findSameContent(trx, { name: file.name, contentHash });
    const reason = examined.fault ?? (same ? 'The same file came before' : null);
    const kept = { name: file.name, contentHash, status: reason === null ? 'ACCEPTED' : 'REJECTED', reason } as const;
    if (!(await insertFile(trx, { ...kept, receivedAt: now }, reason === null ? returns : []))) return UNKNOWN;
    if (reason === null)
      for (const { availableAt } of returns) await later(trx, { step: 'bank-file', id: file.name }, availableAt);
    return { status: kept.status, reason };
  });
  nudgeOutbox();
  return strikes(hostility, 'loseAnswer', file.name) ? UNKNOWN : response;
}

/** Keyed: a plain hash of a short file would reveal its accounts. */
const hashOf = (services: NetworkServices, { network, content }: BankFile): Buffer =>
  createHmac('sha256', services.auth.sealer.macKey('simulated-bank')).update(network).update(content).digest();

const contextOf = (name: string): string => `simulated-return ${name}`;

function returnFiles(services: NetworkServices, { name, network }: BankFile, examined: Examined): SimulatedReturn[] {
  if (examined.fault !== null) return [];
  return examined.returns.map(({ day, content }) => {
    const returnName = `${name}-R${day.replaceAll('-', '')}`;
    const text = Buffer.from(content).toString('latin1');
    return {
      name: returnName,
      availableAt: momentOf(`${day}T${MORNING}`, bankZone(network)),
      contentSealed: services.auth.sealer.seal('bank-file', contextOf(returnName), text),
    };
  });
}

function repeated({ status, reason, contentHash }: SimulatedFile, sent: Buffer): FileResponse {
  if (status === 'CLOSED') return { status: 'REJECTED', reason: 'It came too late' };
  return contentHash.equals(sent) ? { status, reason } : { status: 'REJECTED', reason: 'Another file has this name' };
}

/** Returns the state of a file. If it is unknown now, it will never be accepted. */
export async function queryFile(services: NetworkServices, name: string): Promise<FileReport> {
  const now = services.clock.now();
  return services.db.transaction(JOBS, async (trx) => {
    const closed = { name, contentHash: Buffer.alloc(32), status: 'CLOSED', reason: null, receivedAt: now } as const;
    await insertFile(trx, closed, []);
    const file = await findFile(trx, name);
    if (!file || file.status === 'CLOSED') return { status: 'NOT_RECEIVED', reason: null, returns: [] };
    const returns = (await listReturns(trx, name, now)).map(({ name: returnName, contentSealed }) => {
      const text = services.auth.sealer.open('bank-file', contextOf(returnName), contentSealed);
      return { name: returnName, content: Buffer.from(text, 'latin1') };
    });
    return { status: file.status, reason: file.reason, returns };
  });
}

/** Notifies the product of returns from a file. */
export async function bankFileIsDue(services: NetworkServices, name: string): Promise<void> {
  const hostility = await services.readHostility();
  const now = services.clock.now();
  await services.db.transaction(JOBS, (trx) =>
    tell(trx, hostility, { kind: 'bank-file', name }, new Date(now.getTime() + delayFor(hostility, name))),
  );
}
