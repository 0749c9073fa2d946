import type { Session, UnfinishedSession } from '@quickportal/contracts/session/contracts';
import { tabContext } from '../../pages/tab-context.ts';
import { gate, gateTools } from './gatekeeper.ts';
import { holdOf } from './through-gate.ts';
import { problemOf } from '../problem.ts';
import { sendJson } from './send-json.ts';
import { createStore } from '../store.ts';
import { api, queryClient } from './trpc.ts';

/** Messages between tabs of one browser about their shared session. */
type News =
  | { kind: 'session'; userId: number; viewAs: number | null }
  | { kind: 'changed' }
  | { kind: 'signed-out' }
  | { kind: 'password-changed' };

/** Whether the session ended by signing out in another tab. */
export const isSignedOutElsewhere = createStore(false);

const PRESENT_SESSION = ['present-session'];

let channel: BroadcastChannel | undefined;

/** Notifies the other tabs of a change of the session. */
export function announce(news: News): void {
  // A channel of tabs of this origin: there is no target to name
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(news);
}

/** Notifies the other tabs of the session's user, which a newly loaded document knows. */
export function announceSession(): void {
  const { userId, viewAs } = tabContext();
  if (userId !== undefined) announce({ kind: 'session', userId, viewAs: viewAs ?? null });
}

/**
 * Checks with the server whether the session still serves this tab, and holds or releases its calls. Unsaved input is
 * kept either way.
 */
export async function lookAgain(): Promise<void> {
  // A tab without a loaded session finds out by itself
  if (tabContext().userId === undefined) return;
  try {
    const session = (await sendJson('rest/internal/session')) as Session | UnfinishedSession;
    if (!('user' in session)) return gateTools.hold('ended');
    if (session.next === 'reauthenticate') return gateTools.hold('locked');
    api.session.get.setData(undefined, session);
    isSignedOutElsewhere.set(false);
    if (gate.state.get() !== 'open') gate.unlock();
  } catch (error) {
    const problem = problemOf(error);
    const why = problem && holdOf(problem);
    if (!why) return;
    gateTools.hold(why, problem.detail);
    void queryClient.invalidateQueries({ queryKey: PRESENT_SESSION });
  }
}

/** The query for the session's current user, made on behalf of this tab's user. */
export const toSession = {
  queryKey: PRESENT_SESSION,
  queryFn: async (): Promise<Session> => {
    try {
      const session = (await sendJson('rest/internal/session', { forAnyone: true })) as Session | UnfinishedSession;
      if ('user' in session) return session;
      gateTools.hold('ended');
      throw new Error('The session is not open yet.');
    } catch (error) {
      const problem = problemOf(error);
      const why = problem && holdOf(problem);
      if (why) gateTools.hold(why, problem.detail);
      throw error;
    }
  },
  staleTime: 0,
  gcTime: 0,
  meta: { shownInline: true },
} as const;

/** Listens to the other tabs of the session; returns a function that stops it. */
export function watchSession(name = 'quickportal-session'): () => void {
  const tabs = new BroadcastChannel(name);
  channel = tabs;
  tabs.addEventListener('message', ({ data }: MessageEvent<News>) => void hear(data));
  return () => {
    tabs.close();
    channel = undefined;
  };
}

async function hear(news: News): Promise<void> {
  const { userId, viewAs } = tabContext();
  if (userId === undefined) return;
  switch (news.kind) {
    case 'signed-out':
      isSignedOutElsewhere.set(true);
      return gateTools.hold('ended');
    case 'password-changed': {
      const { toast } = await import('@quickportal/ui/toast');
      toast({ title: 'Your password was changed in another tab' });
      return undefined;
    }
    case 'session':
      // The same session as this tab's, with nothing held
      if (news.userId === userId && news.viewAs === viewAs && gate.state.get() === 'open') return undefined;
      return lookAgain();
    default:
      return lookAgain();
  }
}
