import type { Session, UnfinishedSession } from '@quickportal/contracts/session/contracts';
import { tabContext } from '../pages/tab-context.ts';
import { gate, gateTools } from './gatekeeper.ts';
import { holdOf } from './through-gate.ts';
import { problemOf } from './problem.ts';
import { sendJson } from './send-json.ts';
import { createStore } from './store.ts';
import { api, queryClient } from './trpc.ts';

/** What tabs of one browser tell each other about the session that they share. */
type News =
  | { kind: 'session'; userId: number; viewAs: number | null }
  | { kind: 'changed' }
  | { kind: 'signed-out' }
  | { kind: 'password-changed' };

/** Whether the session ended because the user signed out in another tab. */
export const isSignedOutElsewhere = createStore(false);

const PRESENT_SESSION = ['present-session'];

let channel: BroadcastChannel | undefined;

/** Tells the other tabs what happened to the session. */
export function announce(news: News): void {
  // A channel of tabs of this origin: there is no target to name
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(news);
}

/** Tells the other tabs whom the session works for, as a document that has just loaded knows. */
export function announceSession(): void {
  const { userId, viewAs } = tabContext();
  if (userId !== undefined) announce({ kind: 'session', userId, viewAs: viewAs ?? null });
}

/**
 * Asks the server whether the session still serves this tab: holds its calls, or lets them go. Nothing that was
 * typed is lost either way.
 */
export async function lookAgain(): Promise<void> {
  // A tab that has not loaded its session yet finds out by itself
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

/** The query for whom the session works for now, the user this tab works for. */
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

/** Listens to the other tabs of the session; returns how to stop. */
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
      // The same session as this tab's, and nothing waits for it
      if (news.userId === userId && news.viewAs === viewAs && gate.state.get() === 'open') return undefined;
      return lookAgain();
    default:
      return lookAgain();
  }
}
