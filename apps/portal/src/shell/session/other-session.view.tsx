import { Button } from '@quickportal/ui/button';
import { SessionDialog } from './session-dialog.tsx';

/** How the session differs from what this tab was opened for. */
export type Mismatch =
  | { kind: 'viewing'; viewed: string; of: string | null }
  | { kind: 'not-viewing'; person: string }
  | { kind: 'other-person'; person: string }
  /** The address names a community that the user cannot work in; null: the user chooses one. */
  | { kind: 'community'; own: string | null };

export interface OtherSessionViewProps {
  mismatch: Mismatch;
  busy: boolean;
  error: string | undefined;
  onContinue: () => void;
  onStopViewAs: () => void;
  onSignOut: () => void;
}

/** Says whom the session works for now, where that is not whom this tab was opened for. Shows nothing of either. */
export function OtherSessionView(props: OtherSessionViewProps) {
  const { mismatch, busy, error, onContinue, onStopViewAs, onSignOut } = props;
  const { title, text, onwards } = wording(mismatch);
  return (
    <SessionDialog
      opaque
      title={title}
      text={
        <>
          {text}
          {error !== undefined && (
            <p role="alert" className="text-danger-ink">
              {error}
            </p>
          )}
        </>
      }
      onSubmit={onContinue}
      actions={
        <>
          {mismatch.kind === 'viewing' && (
            <Button variant="ghost" busy={busy} onClick={onStopViewAs}>
              Stop viewing
            </Button>
          )}
          {mismatch.kind === 'other-person' && (
            <Button variant="ghost" busy={busy} onClick={onSignOut}>
              Sign out
            </Button>
          )}
          <Button type="submit" variant="primary" className="ml-auto max-sm:ml-0" data-first-focus>
            {onwards}
          </Button>
        </>
      }
    />
  );
}

function wording(mismatch: Mismatch): { title: string; text: React.ReactNode; onwards: string } {
  switch (mismatch.kind) {
    case 'viewing':
      return {
        title: `You are viewing as ${mismatch.viewed}${mismatch.of === null ? '' : ` of ${mismatch.of}`}`,
        text: (
          <p>
            This tab was not opened as {mismatch.viewed}, and a browser works as one user at a time. Nothing was read or
            changed here since. When you stop viewing, this tab continues where it was.
          </p>
        ),
        onwards: `Continue as ${mismatch.viewed}`,
      };
    case 'not-viewing':
      return {
        title: 'You are not viewing as another user',
        text: (
          <p>
            This tab was opened while viewing as another user. You now work as yourself, {mismatch.person}. Nothing was
            read or changed here since.
          </p>
        ),
        onwards: 'Continue as yourself',
      };
    case 'other-person':
      return {
        title: `${mismatch.person} is signed in`,
        text: <p>Another user signed in to this browser since this tab was opened. What the tab showed is gone.</p>,
        onwards: `Continue as ${mismatch.person}`,
      };
    default:
      return mismatch.own === null
        ? {
            title: 'This community is not available',
            text: <p>The community in this address does not exist or is closed. Nothing was read or changed.</p>,
            onwards: 'Go to the start page',
          }
        : {
            title: `You work in ${mismatch.own}`,
            text: <p>This address belongs to another community. Nothing was read or changed.</p>,
            onwards: 'Go to the start page',
          };
  }
}
