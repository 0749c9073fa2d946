import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { certificates, certificateUse, config } from './certificate.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/API certificates/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/ApiCertificateView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('certificates.list', { data: { certificates } });
    server.respond('certificates.getConfig', { data: config });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** The certificates with their configuration. */
// Shows [2P022 2R178 2M014]
export const Opened: Story = {
  play: async () => {
    const name = 'API Certificate and Client Software';
    await expect(await screen.findByRole('heading', { level: 1, name }, patience)).toBeVisible();
    await expect(await screen.findByText('CN=12,O=HARBOUR', undefined, patience)).toBeVisible();
    await expect(await screen.findByText('Node.js', undefined, patience)).toBeVisible();
    await expect(screen.getByText('it@example.com')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Download CN=12,O=HARBOUR' })).toHaveAttribute(
      'href',
      expect.stringContaining('/ClientCertificateExport?certificateId=12&csrf='),
    );
  },
};

/** The client software of the technology that was set can be downloaded. */
// Shows [2R179]
export const ClientSoftware: Story = {
  play: async () => {
    const name = 'Download quickportal-client-NODE-0.1.0.zip';
    const link = await screen.findByRole('link', { name }, patience);
    await expect(link).toHaveAttribute('href', expect.stringContaining('/ClientSoftwareExport?technology=NODE&csrf='));
    await expect(link).toHaveAttribute('download', 'quickportal-client-NODE-0.1.0.zip');
  },
};

/** Generating is confirmed, and shows the password once. */
// Shows [2M189 2M231 2R181]
export const Generated: Story = {
  beforeEach: () => {
    const made = { ...certificates[0], password: 'w7Kq2ZtRb9LmX4cVn8HsJd3F' };
    server.respond('certificates.generate', { data: { status: 201, body: made } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Certificate' }, patience));
    await expect(await screen.findByText('Certificate generated successfully')).toBeVisible();
    await expect(await screen.findByText('w7Kq2ZtRb9LmX4cVn8HsJd3F', undefined, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
    await expect(screen.queryByText('w7Kq2ZtRb9LmX4cVn8HsJd3F')).toBeNull();
  },
};

/** Where settings need a second person, the certificate waits, and its password is fetched once it is approved. */
export const GeneratedByTwo: Story = {
  beforeEach: () => {
    const [first] = certificates;
    server.respond('certificates.generate', { data: { status: 202, body: { proposalId: 41 } } });
    server.respond('certificates.list', {
      data: { certificates: [{ ...first, passwordWaitsUntil: '2026-12-02T01:15:00.000Z' }] },
    });
    server.respond('certificates.takePassword', { data: { ...first, password: 'w7Kq2ZtRb9LmX4cVn8HsJd3F' } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Certificate' }, patience));
    await expect(await screen.findByText('The certificate was sent for approval')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Show password once' }));
    await expect(await screen.findByText('w7Kq2ZtRb9LmX4cVn8HsJd3F', undefined, patience)).toBeVisible();
  },
};

/** Disabling names the certificate and the programs that stop, and is confirmed once they are known. */
// Shows [2M232]
export const Disabled: Story = {
  beforeEach: () => {
    server.respond('certificates.disable', { data: null });
    server.respond('certificates.getUse', { data: certificateUse });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable CN=9,O=HARBOUR' }, patience));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('checkbox', undefined, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Disable certificate' }));
    await expect(await screen.findByText('Certificate disabled')).toBeVisible();
    await expect(server.heard.find(({ call }) => call === 'certificates.disable')?.body).toContain('"id":9');
  },
};

/** Where settings need a second person, the configuration waits, and the message leads to the request. */
export const ConfigurationWaits: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/ccapi-config', { data: versionedForm(2) });
    server.respond('certificates.updateConfig', { data: { status: 202, body: { proposalId: 41 } } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit configuration' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The change of the configuration was sent for approval')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'My requests' })).toBeVisible();
  },
};

/** The configuration is saved in the version that was read. */
export const Configured: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/ccapi-config', { data: versionedForm(2) });
    server.respond('certificates.updateConfig', { data: { status: 200, body: { ...config, version: 3 } } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit configuration' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Settings updated')).toBeVisible();
    await expect(server.heard.find(({ call }) => call === 'certificates.updateConfig')?.body).toContain('"version":2');
  },
};
