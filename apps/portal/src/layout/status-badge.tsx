import type { StateInfo, StatusIcon } from '@quickportal/contracts/rules/state-machines/state-machine';
import { statusLooks, type StatusWord } from '@quickportal/contracts/rules/state-machines/status-looks';
import { Badge, type BadgeTone } from '@quickportal/ui/badge';
import {
  Archive,
  Ban,
  Check,
  CircleHelp,
  Clock,
  Flag,
  Handshake,
  Landmark,
  Loader,
  LoaderCircle,
  Lock,
  Mail,
  Minus,
  Pause,
  RefreshCw,
  RotateCcw,
  Send,
  SkipForward,
  TimerOff,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react';

const icons: Readonly<Record<StatusIcon, React.ReactNode>> = {
  archive: <Archive />,
  ban: <Ban />,
  check: <Check />,
  'circle-help': <CircleHelp />,
  clock: <Clock />,
  flag: <Flag />,
  handshake: <Handshake />,
  landmark: <Landmark />,
  loader: <Loader />,
  lock: <Lock />,
  mail: <Mail />,
  minus: <Minus />,
  pause: <Pause />,
  'refresh-cw': <RefreshCw />,
  'rotate-ccw': <RotateCcw />,
  send: <Send />,
  'skip-forward': <SkipForward />,
  'timer-off': <TimerOff />,
  'triangle-alert': <TriangleAlert />,
  'undo-2': <Undo2 />,
  x: <X />,
};

/** The icon of a status without its badge. */
export const statusIcon = ({ icon }: Pick<StateInfo, 'icon'>): React.ReactNode => icons[icon];

/** The tone of a notice about a status. */
export const noticeTone = ({ tone }: Pick<StateInfo, 'tone'>) => (tone === 'accent' ? 'info' : tone);

/** The badge of a status word, with the tone and icon that it has everywhere. */
export function StatusWordBadge({ word }: { word: StatusWord }) {
  return (
    <Badge tone={statusLooks[word].tone} icon={statusIcon(statusLooks[word])}>
      {word}
    </Badge>
  );
}

type States<S extends string> = Readonly<Record<S, Omit<StateInfo, 'derived'>>>;

/** Creates the badge of a status from its state machine. The icon of a state in `turning` spins. */
export const statusBadge = <S extends string>(states: States<S>, turning: readonly NoInfer<S>[] = []) =>
  function StatusBadge({ status }: { status: S }) {
    const { title, tone } = states[status];
    const icon = turning.includes(status) ? (
      <LoaderCircle className="animate-spin motion-reduce:animate-none" />
    ) : (
      statusIcon(states[status])
    );
    return (
      <Badge tone={tone} icon={icon}>
        {title}
      </Badge>
    );
  };

/** Creates the badge of a status whose word and tone come with the data. */
export const servedStatusBadge = <S extends string>(states: States<S>) =>
  function ServedStatusBadge({ status, word, tone }: { status: S; word: string; tone: BadgeTone }) {
    return (
      <Badge tone={tone} icon={statusIcon(states[status])}>
        {word}
      </Badge>
    );
  };
