import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Purpose of a sealed value; each has its own key. */
export type SealPurpose =
  | 'second-factor'
  | 'mail'
  | 'forgotten-password'
  | 'webhook'
  | 'bank-file'
  | 'connection'
  | 'certificate'
  | 'certificate-authority'
  | 'api-key';

/**
 * Encrypts small secrets at rest. `context` identifies the owner of the secret (such as a user ID) and must be the same
 * when it is opened, so that a sealed value cannot be moved to another row.
 */
export interface Sealer {
  seal(purpose: SealPurpose, context: string, plain: string): string;
  /** Opens a sealed value. Throws SealError when it was changed, has another context, or its key is unknown. */
  open(purpose: SealPurpose, context: string, sealed: string): string;
  /** ID of the key for new values; values of other keys should be resealed. */
  readonly keyId: string;
  /** Derives a key for message authentication codes. */
  macKey(use: string): Buffer;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const VERSION = 's1';

function derive(masterKey: string, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, 'quickportal', info, 32));
}

/** Returns an ID of a master key that reveals nothing about it. */
function keyIdOf(masterKey: string): string {
  return createHmac('sha256', derive(masterKey, 'key-id')).update('key-id').digest('hex').slice(0, 8);
}

/**
 * Creates a sealer with AES-256-GCM. The first master key seals, any of them opens: during a rotation the old key comes
 * second. Format: `s1.<key id>.<nonce>.<ciphertext and tag>`, base64url.
 */
export function createSealer(masterKeys: readonly [string, ...string[]]): Sealer {
  const ring = new Map(masterKeys.map((masterKey) => [keyIdOf(masterKey), masterKey]));
  const keyId = keyIdOf(masterKeys[0]);
  const derived = new Map<string, Buffer>();
  const keyFor = (id: string, purpose: SealPurpose): Buffer => {
    const masterKey = ring.get(id);
    if (masterKey === undefined) throw new SealError('Sealed with a key that is not known');
    const name = `${id}/${purpose}`;
    const key = derived.get(name) ?? derive(masterKey, `seal/${purpose}`);
    derived.set(name, key);
    return key;
  };
  const bound = (purpose: SealPurpose, context: string) => Buffer.from(`${VERSION}\n${purpose}\n${context}`);
  return {
    keyId,
    seal(purpose, context, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(keyId, purpose), nonce);
      cipher.setAAD(bound(purpose, context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${keyId}.${nonce.toString('base64url')}.${body.toString('base64url')}`;
    },
    open(purpose, context, sealed) {
      const [version, id, nonce, body] = sealed.split('.');
      if (version !== VERSION || !id || !nonce || !body) throw new SealError('Not a sealed value');
      const key = keyFor(id, purpose);
      const bytes = Buffer.from(body, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'));
        decipher.setAAD(bound(purpose, context));
        decipher.setAuthTag(bytes.subarray(-16));
        return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
      } catch {
        throw new SealError('Changed, or it belongs to something else');
      }
    },
    macKey: (use) => derive(masterKeys[0], `mac/${use}`),
  };
}
