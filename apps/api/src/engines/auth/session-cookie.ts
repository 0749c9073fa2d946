import { parseCookie, stringifySetCookie } from 'cookie';
import type { Configuration } from '../../kernel/configuration.ts';

type Address = Pick<Configuration, 'publicUrl'>;

const isHttps = ({ publicUrl }: Address): boolean => publicUrl.protocol === 'https:';

/** `__Host-` binds the cookie to this host, path / and https; browsers reject the prefix on plain http. */
const cookieName = (address: Address, name: string): string => (isHttps(address) ? `__Host-${name}` : name);

const SESSION = 'quickportal';
const RESET = 'quickportal-reset';
const DEVICE = 'quickportal-device';
const SANDBOX = 'quickportal-sandbox';

function cookie(address: Address, name: string, value: string, seconds?: number): string {
  return stringifySetCookie({
    name: cookieName(address, name),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(address),
    ...(seconds !== undefined && { maxAge: seconds }),
  });
}

/**
 * Returns the Set-Cookie value of a session; the cookie lasts as long as the browser, and the server ends the session.
 */
export const sessionCookie = (address: Address, token: string): string => cookie(address, SESSION, token);

/** Returns the Set-Cookie value that removes the session cookie. */
export const endedSessionCookie = (address: Address): string => cookie(address, SESSION, '', 0);

/** Returns a cookie with the token of a reset link, from opening the link until the form is sent. */
export const resetCookie = (address: Address, token: string, seconds: number): string =>
  cookie(address, RESET, token, seconds);

export const endedResetCookie = (address: Address): string => cookie(address, RESET, '', 0);

/** Returns the cookie with the tokens of known devices (known-device.ts). */
export const deviceCookie = (address: Address, tokens: string, seconds: number): string =>
  cookie(address, DEVICE, tokens, seconds);

/** Returns the cookie that a visitor's sandbox is known by until it is in use. */
export const sandboxCookie = (address: Address, token: string, seconds: number): string =>
  cookie(address, SANDBOX, token, seconds);

export const endedSandboxCookie = (address: Address): string => cookie(address, SANDBOX, '', 0);

const read = (header: string | undefined, name: string): string | null =>
  (header !== undefined && parseCookie(header)[name]) || null;

/** Returns the session token of a Cookie header; null when there is none. */
export const sessionTokenOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, SESSION));

/** Returns the reset link's token of a Cookie header; null when there is none. */
export const resetTokenOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, RESET));

/** Returns the device tokens of a Cookie header; null when there are none. */
export const deviceTokensOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, DEVICE));

/** Returns the token of a visitor's sandbox of a Cookie header; null when there is none. */
export const sandboxTokenOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, SANDBOX));
