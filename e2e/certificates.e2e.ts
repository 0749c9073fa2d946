import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './sign-in.ts';

const openssl = (...args: string[]): string => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });

test('a generated certificate opens with its password, and is revoked when it is disabled [2R018 2C104 2C106]', async ({
  page,
  request,
}, info) => {
  await signIn(page, 'facility.admin', 'ApiCertificateView');
  await page.getByRole('button', { name: 'Generate Certificate' }).click();
  await expect(page.getByText('Certificate generated successfully', { exact: true })).toBeVisible();
  const password = (await page.getByLabel('Password', { exact: true }).textContent()) ?? '';
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download certificate' }).click(),
  ]);
  const id = /^quickportal-certificate-(\d+)\.p12$/.exec(download.suggestedFilename())?.[1] ?? '';
  const file = info.outputPath('certificate.p12');
  await download.saveAs(file);
  const pem = info.outputPath('certificate.pem');
  writeFileSync(pem, openssl('pkcs12', '-in', file, '-passin', `pass:${password}`, '-nokeys', '-clcerts'));
  const text = openssl('x509', '-in', pem, '-noout', '-serial', '-ext', 'crlDistributionPoints');
  const serial = /serial=(\w+)/.exec(text)?.[1] ?? '';
  const crl = new URL(/URI:(\S+)/.exec(text)?.[1] ?? '').pathname;

  await page.reload();
  await expect(page.getByRole('heading', { name: `CN=${id},O=HARBOUR` })).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);
  await page.getByRole('button', { name: `Disable CN=${id},O=HARBOUR` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable certificate' }).click();
  await expect(page.getByText('Certificate disabled', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `CN=${id},O=HARBOUR` })).toHaveCount(0);

  const list = info.outputPath('list.crl');
  await expect
    .poll(async () => {
      writeFileSync(list, await (await request.get(crl)).body());
      return openssl('crl', '-inform', 'DER', '-in', list, '-noout', '-text');
    })
    .toContain(`Serial Number: ${serial}`);
});
