import { existsSync } from 'node:fs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Launch options for the Chromium that is already on the machine; nothing is downloaded. */
export function chromium(): { executablePath: string | undefined; args: string[] } {
  return {
    executablePath: places.find((place) => place !== undefined && existsSync(place)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
