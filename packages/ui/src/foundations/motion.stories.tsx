import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';

const durations = [
  ['m-fast', '90 ms', 'Hover and press'],
  ['m-base', '160 ms', 'Switches and folds'],
  ['m-slow', '240 ms', 'Dialogs and drawers'],
] as const;

function Durations() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="grid max-w-140 gap-5">
      <dl className="grid gap-4">
        {durations.map(([token, time, use]) => (
          <div key={token} className="grid gap-1.5">
            <dt className="text-13">
              <span className="font-mono">--{token}</span>
              <span className="text-ink-2">
                {' '}
                {time}. {use}
              </span>
            </dt>
            <dd className="rounded-full bg-chart-track">
              <span
                className="block size-4 rounded-full bg-chart-1 transition-[translate]"
                style={{ transitionDuration: `var(--${token})`, translate: moved ? '16rem 0' : '0 0' }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Button className="justify-self-start" onClick={() => setMoved(!moved)}>
        Move
      </Button>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component:
          'Three durations and one curve. Nothing bounces and nothing moves that was not asked to. A bare `transition-*` utility takes the fast duration; longer ones are said: `duration-(--m-base)`. With reduced motion all of them are 0 and spinners stand still.',
      },
    },
  },
} satisfies Meta;
export default meta;

export const DurationsAndCurve: StoryObj<typeof meta> = { render: () => <Durations /> };
