import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { ApiCertificateView } from './api-certificate.view.tsx';
import { CertificateConfigView } from './certificate-config.view.tsx';
import { certificates, certificateUse, config, noConfig } from './certificate.fixtures.ts';
import { CertificateStops } from './disable-certificate.dialog.tsx';
import { NewCertificate } from './new-certificate.view.tsx';

const [working] = certificates;
if (!working) throw new Error('There is no certificate');

const meta = {
  title: 'Screens/API certificates',
  component: ApiCertificateView,
  decorators: [portalStory({ view: 'ApiCertificateView' })],
  args: {
    certificates,
    timeZone: 'Australia/Sydney',
    isSetUp: true,
    onGenerate: fn(),
    isGenerating: false,
    onFetchPassword: fn(),
    isFetchingPassword: false,
    onDisable: fn(),
    downloadHrefOf: ({ id }) => `#certificate-${id}`,
    config: <CertificateConfigView config={config} onEdit={fn()} softwareHref="#client-software" />,
    newCertificate: null,
  },
} satisfies Meta<typeof ApiCertificateView>;
export default meta;
type Story = StoryObj<typeof ApiCertificateView>;

/** A card for each certificate, by state. Each can be disabled; the expired one cannot be downloaded. */
// Shows [2R180 2R265 2R266]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const cards = canvas.getAllByRole('region', { name: /^CN=/ });
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'CN=9,O=HARBOUR',
      'CN=12,O=HARBOUR',
      'CN=4,O=HARBOUR',
    ]);
    const states = ['Expiring soon', 'Enabled', 'Expired'];
    for (const [at, element] of cards.entries()) {
      const card = within(element);
      await expect(card.getAllByText(states[at] ?? '', { selector: '[data-slot=badge]' })).toHaveLength(1);
      await userEvent.click(card.getByRole('button', { name: /^Disable/ }));
      await expect(args.onDisable).toHaveBeenCalledTimes(at + 1);
      await expect(card.queryAllByRole('link', { name: /^Download/ })).toHaveLength(states[at] === 'Expired' ? 0 : 1);
    }
  },
};

/** A certificate that another user approved offers its password to the user who requested it. */
export const PasswordWaiting: Story = {
  args: {
    certificates: certificates.map((certificate, at) =>
      at === 0 ? { ...certificate, passwordWaitsUntil: '2026-12-02T01:15:00.000Z' } : certificate,
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Your certificate CN=12,O=HARBOUR was approved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password once' }));
    await expect(args.onFetchPassword).toHaveBeenCalledWith(expect.objectContaining({ id: 12 }));
  },
};

/** Right after it was generated, the password is shown once. */
export const Generated: Story = {
  args: {
    newCertificate: (
      <NewCertificate
        certificate={{ ...working, password: 'w7Kq2ZtRb9LmX4cVn8HsJd3F' }}
        downloadHref="#certificate-12"
        onSaved={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('w7Kq2ZtRb9LmX4cVn8HsJd3F')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download certificate' })).toBeVisible();
  },
};

/** Nothing can be generated before a technology and an email are set. */
export const NotSetUp: Story = {
  args: {
    certificates: [],
    isSetUp: false,
    config: <CertificateConfigView config={noConfig} onEdit={fn()} softwareHref={null} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set technology and email' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Generate Certificate' })).toBeNull();
  },
};

/** With a legacy technology the page says which version is needed. */
// Shows [2R183]
export const LegacyTechnology: Story = {
  args: {
    certificates: [],
    config: (
      <CertificateConfigView
        config={{ ...config, technology: 'JAVA_LEGACY', downloadFilename: 'quickportal-client-JAVA_LEGACY-0.1.0.zip' }}
        onEdit={fn()}
        softwareHref="#client-software"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Upgrade to version 11.0 or higher');
  },
};

/** Who may only see has no buttons. */
export const ReadOnly: Story = {
  args: {
    onGenerate: null,
    onDisable: null,
    downloadHrefOf: null,
    config: <CertificateConfigView config={config} onEdit={null} softwareHref="#client-software" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'CN=12,O=HARBOUR' })).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

/** The question before disabling names the programs that stop. */
export const Disabling: Story = {
  ...overlayStory,
  render: () => (
    <AlertDialog
      title="Disable CN=12,O=HARBOUR?"
      action="Disable certificate"
      cancel="Keep it"
      open
      onOpenChange={fn()}
      onAction={fn()}
    >
      <CertificateStops certificate={working} use={certificateUse} timeZone="Australia/Sydney" />
    </AlertDialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('meter-gateway/1.3');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
