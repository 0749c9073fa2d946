import { getSandbox, type Sandbox } from '@quickportal/db/sandboxes/get-sandbox';
import { looksLikeSecretToken, tokenHash } from '../../engines/auth/secret-token.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Context } from '../../procedures/context.ts';

/** The sandbox that this browser asked for, or undefined. */
export async function findVisitorSandbox({ services, sandboxToken }: Context): Promise<Sandbox | undefined> {
  if (!sandboxToken || !looksLikeSecretToken(sandboxToken)) return undefined;
  return getSandbox(services.db.reader({ kind: 'auth' }), Buffer.from(tokenHash(sandboxToken), 'hex'));
}

/** Throws not-found where this portal has no sandboxes. */
export function requireSandboxes({ services }: Context): void {
  if (!services.configuration.sandboxes) throw notFound();
}

/** The sandbox that this browser asked for. Throws not-found, also where this portal has no sandboxes. */
export async function visitorSandbox(ctx: Context): Promise<Sandbox> {
  requireSandboxes(ctx);
  const sandbox = await findVisitorSandbox(ctx);
  if (!sandbox) throw notFound();
  return sandbox;
}
