import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { colourGroups, type ColourRole } from './colour-roles.ts';
import { contrast, hex, tokenColour } from './contrast.ts';

type Measured = { value: string; worst?: { ratio: number; ground: string } };

function measure(within: Element, { token, on }: ColourRole): Measured {
  const colour = tokenColour(within, token);
  const ratios = (on ?? []).map((ground) => ({ ground, ratio: contrast(colour, tokenColour(within, ground)) }));
  return { value: hex(colour), worst: ratios.toSorted((a, b) => a.ratio - b.ratio)[0] };
}

function Role({ role }: { role: ColourRole }) {
  const row = useRef<HTMLTableRowElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    if (row.current) setMeasured(measure(row.current, role));
  }, [role]);
  const worst = measured?.worst;
  const enough = worst === undefined || worst.ratio >= (role.least ?? 0);
  return (
    <tr ref={row} className="border-b border-line-soft">
      <th scope="row" className="relative py-2 pr-4 pl-11 text-left font-normal">
        <span
          className="absolute top-3 left-0 size-8 rounded-2 border border-line-strong"
          style={{ background: `var(--${role.token})` }}
        />
        <span className="block font-mono text-13">{role.token}</span>
        <span className="block text-13 text-ink-2">{role.use}</span>
      </th>
      <td className="py-2 pr-4 font-mono text-13 text-ink-2">{measured?.value}</td>
      <td className="py-2 text-right text-13 whitespace-nowrap" data-enough={enough}>
        {worst && (
          <span className="inline-flex items-center gap-1.5">
            {enough ? (
              <Check className="size-3.5 text-success-ink" />
            ) : (
              <TriangleAlert className="size-3.5 text-danger-ink" />
            )}
            {worst.ratio.toFixed(2)} on {worst.ground}
          </span>
        )}
      </td>
    </tr>
  );
}

function Theme({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <section data-theme={theme} aria-label={title} className="min-w-0 bg-canvas p-6 text-ink">
      <h2 className="mb-4">{title}</h2>
      {Object.entries(colourGroups).map(([group, roles]) => (
        <div key={group} className="mb-6 overflow-x-auto rounded-3 border border-line bg-surface px-5 pt-3 pb-1">
          <h3>{group}</h3>
          <table className="w-full">
            <thead className="text-left text-12 text-ink-2">
              <tr>
                <th scope="col" className="font-medium">
                  Token and use
                </th>
                <th scope="col" className="font-medium">
                  Value
                </th>
                <th scope="col" className="text-right font-medium">
                  Least contrast
                </th>
              </tr>
            </thead>
            <tbody>
              {roles.map((role) => (
                <Role key={role.token} role={role} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Every colour of the product, by day and by night, read from the style sheet and measured by the formula of WCAG 2.2 against the least favourable ground it stands on. Words need 4.5, edges and marks 3. In code a token is a utility of the same name: `bg-surface`, `text-ink-2`, `border-line-control`.',
      },
    },
  },
} satisfies Meta;
export default meta;

export const Tokens: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid xl:grid-cols-2">
      <Theme theme="light" title="Day: warm paper, petrol ink" />
      <Theme theme="dark" title="Night: petrol ink, warm paper" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-enough=true]').length).toBeGreaterThan(80);
    const short = [...canvasElement.querySelectorAll('[data-enough=false]')].map(
      (cell) => cell.parentElement?.textContent,
    );
    await expect(short).toEqual([]);
  },
};
