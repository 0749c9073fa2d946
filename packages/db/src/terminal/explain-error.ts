import { SetUpError } from './set-up-error.ts';

/** What went wrong and what to do about it, a sentence each; the remedy is empty where only the message helps. */
export interface Explanation {
  problem: string;
  remedy: string;
}

type Explain = (error: Error & { code?: string; path?: string; address?: string; port?: number }) => Explanation;

const explain =
  (problem: string, remedy: string): Explain =>
  () => ({ problem, remedy });
const unreachable: Explain = ({ address, port }) => ({
  problem: `Nothing answers at ${address ? `${address}${port ? `, port ${port}` : ''}` : 'that address'}.`,
  remedy: 'Check the address in DATABASE_URL, that the server runs, and that no firewall is in between.',
});
const unknownHost = explain(
  'The host in DATABASE_URL or HOST is not known here.',
  'Check its spelling and the name server of this machine.',
);
const untrusted = explain(
  'The certificate of the database server is not trusted.',
  'Add its authority with NODE_EXTRA_CA_CERTS, and check sslmode in DATABASE_URL.',
);
const closedFile: Explain = ({ path, message }) => ({
  problem: `This user may not use ${path ?? message}.`,
  remedy: 'Give the user of this process the folder, or name another one in QUICKPORTAL_DATA.',
});
const wrongFile: Explain = ({ path, message }) => ({
  problem: `${path ?? message} is not a folder.`,
  remedy: 'Name a folder in QUICKPORTAL_DATA.',
});
const full = explain('The disk is full.', 'Free some space on the disk of the data folder or the database server.');

/** By error code of Node or SQLSTATE of PostgreSQL. */
const explanations: Record<string, Explain> = {
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  EAI_AGAIN: unknownHost,
  ENOTFOUND: unknownHost,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  EACCES: closedFile,
  EPERM: closedFile,
  EROFS: closedFile,
  ENOTDIR: wrongFile,
  EEXIST: wrongFile,
  ENOSPC: full,
  EDQUOT: full,
  '53100': full,
  '28P01': explain(
    'PostgreSQL does not accept the user or the password in DATABASE_URL.',
    'Check both; signs such as @ or / in a password are written with % in a URL.',
  ),
  '28000': ({ message }) => ({
    problem: `PostgreSQL does not let this user in: ${message}.`,
    remedy: 'Check the user in DATABASE_URL and pg_hba.conf of the server.',
  }),
  '3D000': ({ message }) => ({
    problem: `PostgreSQL says: ${message}.`,
    remedy: 'Create it with the user in DATABASE_URL as its owner: CREATE DATABASE name OWNER user.',
  }),
  '42501': ({ message }) => ({
    problem: `The user in DATABASE_URL may not do what is needed: ${message}.`,
    remedy: 'Make it the owner of the database (ALTER DATABASE name OWNER TO user), as docs/first-hour.md does.',
  }),
  '53300': explain(
    'The database server has no connection left.',
    'Raise its max_connections, or lower DATABASE_POOL of each process.',
  ),
  '57P03': explain('The database server is starting or stopping.', 'Try again in a moment.'),
};

const byMessage: [RegExp, Explain][] = [
  [/timeout expired|timeout exceeded when trying to connect/, unreachable],
  [
    /does not support SSL/,
    explain('The database server does not speak TLS.', 'Take sslmode out of DATABASE_URL, or switch TLS on there.'),
  ],
];

/**
 * Says in plain words why something could not start or run, from the error or what caused it. Never a stack, and
 * nothing of an address but host and port.
 */
export function explainError(error: unknown): Explanation {
  const chain = [...causesOf(error)];
  for (const cause of chain) if (cause instanceof SetUpError) return { problem: cause.message, remedy: cause.remedy };
  for (const cause of chain) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const known = explanations[code] ?? byMessage.find(([pattern]) => pattern.test(cause.message))?.[1];
    if (known) return known(cause);
  }
  const [first = new Error(String(error))] = chain;
  const causes = chain.map(({ message }) => message.trim().split('\n')[0] ?? '').filter((message) => message !== '');
  return {
    problem: `${causes.join(': ').replace(/[.\s]+$/, '') || first.name}.`,
    remedy: 'Start with LOG_LEVEL=debug to see where it comes from.',
  };
}

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause;
    // a name with several addresses fails with one error for each of them
    if (cause instanceof AggregateError) for (const entry of cause.errors) yield* causesOf(entry);
  }
}
