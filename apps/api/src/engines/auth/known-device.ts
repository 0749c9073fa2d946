import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.ts';
import { deviceCookie, deviceTokensOf } from './session-cookie.ts';

/** How long a device stays known after the user last signed in on it. */
export const KNOWN_DEVICE_DAYS = 90;
const DAY_MS = 86_400_000;
/** Users that one browser is known for; the one who signed in longest ago goes first. */
const MOST_USERS = 5;
const SEPARATOR = '~';

/**
 * A browser on which a user has signed in completely. It proves nothing about who uses it now: it only has limits of
 * its own, so that the failures of strangers do not hold up the user. The lock of an account applies to it too.
 */
export interface KnownDevice {
  readonly userId: number;
  readonly deviceId: string;
}

const TOKEN = /^(\d{1,16})\.(\d{1,12})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const macOf = (key: Buffer, userId: number, issued: number, deviceId: string): string =>
  createHmac('sha256', key).update(`${userId}.${issued}.${deviceId}`).digest('base64url');

function readToken(key: Buffer, token: string, now: Date): KnownDevice | null {
  const [, user, at, deviceId = '', mac = ''] = TOKEN.exec(token) ?? [];
  const [userId, issued] = [Number(user), Number(at)];
  const age = now.getTime() - issued * 1000;
  if (!(age < KNOWN_DEVICE_DAYS * DAY_MS)) return null;
  const expected = Buffer.from(macOf(key, userId, issued, deviceId));
  return timingSafeEqual(expected, Buffer.from(mac)) ? { userId, deviceId } : null;
}

/** The tokens of a Cookie header that are ours and not too old. */
function validTokens(services: Services, cookie: string | undefined, now: Date): [string, KnownDevice][] {
  const tokens = deviceTokensOf(services.configuration, cookie)?.split(SEPARATOR, MOST_USERS) ?? [];
  const key = services.auth.deviceKey;
  return tokens.flatMap((token) => {
    const device = readToken(key, token, now);
    return device ? [[token, device] as [string, KnownDevice]] : [];
  });
}

/** The users that a browser is known for, by its Cookie header. */
export const knownDevices = (services: Services, cookie: string | undefined, now: Date): KnownDevice[] =>
  validTokens(services, cookie, now).map(([, device]) => device);

/** Value of Set-Cookie that makes the browser a known device of a user who has just signed in completely. */
export function knownDeviceCookie(
  services: Services,
  { userId, cookie, now }: { userId: number; cookie: string | undefined; now: Date },
): string {
  const valid = validTokens(services, cookie, now);
  const deviceId =
    valid.find(([, device]) => device.userId === userId)?.[1].deviceId ?? randomBytes(16).toString('base64url');
  const issued = Math.floor(now.getTime() / 1000);
  const token = `${userId}.${issued}.${deviceId}.${macOf(services.auth.deviceKey, userId, issued, deviceId)}`;
  const others = valid.filter(([, device]) => device.userId !== userId).map(([other]) => other);
  const tokens = [token, ...others].slice(0, MOST_USERS);
  return deviceCookie(services.configuration, tokens.join(SEPARATOR), KNOWN_DEVICE_DAYS * 86_400);
}
