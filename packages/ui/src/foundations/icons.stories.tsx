import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowLeft,
  Ban,
  BellRing,
  Bookmark,
  CalendarClock,
  CalendarSync,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Columns3,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  FileDown,
  FileStack,
  FileUp,
  Globe,
  History,
  House,
  Inbox,
  Info,
  KeyRound,
  Landmark,
  Loader,
  Lock,
  Mail,
  MessagesSquare,
  Minus,
  Pause,
  Pencil,
  Play,
  Plus,
  Printer,
  ReceiptText,
  RefreshCw,
  RotateCcw,
  Search,
  Send,
  SkipForward,
  Square,
  Stamp,
  Star,
  TriangleAlert,
  Undo2,
  UserPlus,
  Users,
  WalletCards,
  Webhook,
  X,
  type LucideIcon,
} from 'lucide-react';
import { expect } from 'storybook/test';

/** What an icon stands for, wherever it is met. */
const groups: Readonly<Record<string, readonly (readonly [LucideIcon, name: string, meaning: string])[]>> = {
  'Where something stands': [
    [Clock, 'Clock', 'Waits for its time or its turn'],
    [Loader, 'Loader', 'Under way'],
    [Check, 'Check', 'Approved, active, chosen'],
    [CircleCheck, 'CircleCheck', 'Done to the end'],
    [X, 'X', 'Declined, failed'],
    [Ban, 'Ban', 'Disabled, cancelled, voided'],
    [Pause, 'Pause', 'Suspended, inactive'],
    [Square, 'Square', 'Stopped'],
    [SkipForward, 'SkipForward', 'Skipped once'],
    [RotateCcw, 'RotateCcw', 'Refunded, tried again'],
    [Undo2, 'Undo2', 'Dishonoured, withdrawn'],
    [Lock, 'Lock', 'Locked out'],
    [Minus, 'Minus', 'Off'],
  ],
  'What is said': [
    [Info, 'Info', 'Worth knowing'],
    [TriangleAlert, 'TriangleAlert', 'Look before you go on'],
    [CircleAlert, 'CircleAlert', 'Wrong, or not done'],
  ],
  'What can be done': [
    [Plus, 'Plus', 'Add'],
    [Pencil, 'Pencil', 'Edit'],
    [Search, 'Search', 'Search'],
    [Ellipsis, 'Ellipsis', 'More actions'],
    [Copy, 'Copy', 'Copy'],
    [Download, 'Download', 'Download, export'],
    [FileUp, 'FileUp', 'Upload'],
    [Printer, 'Printer', 'Print'],
    [Mail, 'Mail', 'Mail'],
    [Send, 'Send', 'Send again'],
    [RefreshCw, 'RefreshCw', 'Try again, load again'],
    [Play, 'Play', 'Resume'],
    [Eye, 'Eye', 'View as, show'],
    [Star, 'Star', 'Default'],
    [Bookmark, 'Bookmark', 'Saved views'],
    [Columns3, 'Columns3', 'Columns'],
    [UserPlus, 'UserPlus', 'Add a person'],
  ],
  'What it is about': [
    [House, 'House', 'Home'],
    [Users, 'Users', 'Users; shared'],
    [CreditCard, 'CreditCard', 'Card, payment'],
    [Landmark, 'Landmark', 'Bank account'],
    [WalletCards, 'WalletCards', 'Accounts of a customer'],
    [ReceiptText, 'ReceiptText', 'Transactions'],
    [CalendarSync, 'CalendarSync', 'Payment schedules'],
    [CalendarClock, 'CalendarClock', 'Cards that expire'],
    [BellRing, 'BellRing', 'Notices'],
    [Stamp, 'Stamp', 'Approvals'],
    [History, 'History', 'Activity'],
    [Inbox, 'Inbox', 'Mailbox, deliveries'],
    [FileStack, 'FileStack', 'Uploaded files'],
    [FileDown, 'FileDown', 'Exports'],
    [MessagesSquare, 'MessagesSquare', 'Service messages'],
    [KeyRound, 'KeyRound', 'Roles and rights'],
    [Webhook, 'Webhook', 'Webhooks'],
    [Globe, 'Globe', 'Community'],
  ],
  'Where it leads': [
    [ArrowLeft, 'ArrowLeft', 'Back'],
    [ChevronRight, 'ChevronRight', 'Further in'],
    [ChevronDown, 'ChevronDown', 'Opens below'],
  ],
};

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          "Icons of lucide, imported one by one: `import { Pencil } from 'lucide-react'`. Wherever nothing else is said an icon is 16 px with a stroke of 1.75 and takes the colour of the words around it. An icon helps a word, it never replaces one, except on an IconButton, which has a name.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One icon, one meaning. */
export const Meanings: Story = {
  render: () => (
    <div className="grid gap-6">
      {Object.entries(groups).map(([title, icons]) => (
        <section key={title} className="grid gap-3">
          <h3 className="text-14 font-strong">{title}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 gap-y-3">
            {icons.map(([Icon, name, meaning]) => (
              <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-13">
                <Icon className="text-ink" aria-hidden="true" />
                <span>
                  {meaning} <code className="text-12 text-ink-2">{name}</code>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon && getComputedStyle(icon).width).toBe('16px');
    await expect(icon && getComputedStyle(icon).strokeWidth).toBe('1.75px');
    const shown = Object.values(groups).flat();
    await expect(new Set(shown.map(([, name]) => name)).size).toBe(shown.length);
  },
};

export const OtherSizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Pencil className="size-3 stroke-[2.25]" />
      <Pencil />
      <Pencil className="size-5" />
      <Pencil size={28} strokeWidth={1.5} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).width);
    await expect(widths).toEqual(['12px', '16px', '20px', '28px']);
  },
};
