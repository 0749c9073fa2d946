import { parseCookie, stringifySetCookie } from 'cookie';
import type { Configuration } from '../../kernel/configuration.ts';

type Address = Pick<Configuration, 'publicUrl'>;

const isHttps = ({ publicUrl }: Address): boolean => publicUrl.protocol === 'https:';

/** `__Host-` ties the cookie to this host, path / and https; browsers refuse the prefix on plain http. */
const cookieName = (address: Address, name: string): string => (isHttps(address) ? `__Host-${name}` : name);

const SESSION = 'quickportal';
const RESET = 'quickportal-reset';
const DEVICE = 'quickportal-device';

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

/** Value of Set-Cookie that gives the browser its session; it lasts as long as the browser, the server ends it. */
export const sessionCookie = (address: Address, token: string): string => cookie(address, SESSION, token);

/** Value of Set-Cookie that takes it back. */
export const endedSessionCookie = (address: Address): string => cookie(address, SESSION, '', 0);

/** Holds the token of a reset link between opening the link and sending the form. */
export const resetCookie = (address: Address, token: string, seconds: number): string =>
  cookie(address, RESET, token, seconds);

export const endedResetCookie = (address: Address): string => cookie(address, RESET, '', 0);

/** Tells the browser which users it is known for (known-device.ts). */
export const deviceCookie = (address: Address, tokens: string, seconds: number): string =>
  cookie(address, DEVICE, tokens, seconds);

const read = (header: string | undefined, name: string): string | null =>
  (header !== undefined && parseCookie(header)[name]) || null;

/** The session token in a Cookie header; null when there is none. */
export const sessionTokenOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, SESSION));

/** The reset link's token in a Cookie header; null when there is none. */
export const resetTokenOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, RESET));

/** The tokens of a known device in a Cookie header; null when there are none. */
export const deviceTokensOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, DEVICE));
