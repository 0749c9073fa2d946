import { createHash } from 'node:crypto';
import { BmpString, OctetString } from 'asn1js';
import {
  Attribute,
  AuthenticatedSafe,
  CertBag,
  Certificate,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from 'pkijs';

/** What a PKCS#12 file holds. Certificates and key are DER. */
export interface KeyStore {
  /** How Java and Windows list the key. */
  readonly alias: string;
  readonly privateKey: Buffer;
  readonly certificate: Buffer;
  readonly root: Buffer;
  /** ASCII: Java refuses others. */
  readonly password: string;
}

/** The password is random, so that a higher count would protect nothing more. */
export const PKCS12_ITERATIONS = 10_000;

const FRIENDLY_NAME = '1.2.840.113549.1.9.20';
const LOCAL_KEY_ID = '1.2.840.113549.1.9.21';
const SHROUDED_KEY_BAG = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE_BAG = '1.2.840.113549.1.12.10.1.3';

/** Writes a PKCS#12 file with AES-256 and an HMAC of SHA-256: for OpenSSL 3, Java from 8u301 and Windows from 2019. */
export async function writePkcs12({ alias, privateKey, certificate, root, password }: KeyStore): Promise<Buffer> {
  const secret = bytes(Buffer.from(password, 'ascii'));
  const encryption = {
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256 },
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: PKCS12_ITERATIONS,
    password: secret,
  };
  const keyBag = new PKCS8ShroudedKeyBag({ parsedValue: PrivateKeyInfo.fromBER(bytes(privateKey)) });
  await keyBag.makeInternalValues(encryption);
  const keyId = createHash('sha1').update(certificate).digest();
  const labels = () => [
    new Attribute({ type: FRIENDLY_NAME, values: [new BmpString({ value: alias })] }),
    new Attribute({ type: LOCAL_KEY_ID, values: [new OctetString({ valueHex: bytes(keyId) })] }),
  ];
  const safe = new AuthenticatedSafe({
    parsedValue: {
      safeContents: [
        {
          privacyMode: 0,
          value: bags(new SafeBag({ bagId: SHROUDED_KEY_BAG, bagValue: keyBag, bagAttributes: labels() })),
        },
        {
          privacyMode: 1,
          value: bags(
            new SafeBag({ bagId: CERTIFICATE_BAG, bagValue: certificateBag(certificate), bagAttributes: labels() }),
            new SafeBag({ bagId: CERTIFICATE_BAG, bagValue: certificateBag(root) }),
          ),
        },
      ],
    },
  });
  await safe.makeInternalValues({ safeContents: [{}, encryption] });
  const file = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } });
  await file.makeInternalValues({
    password: secret,
    iterations: PKCS12_ITERATIONS,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return Buffer.from(file.toSchema().toBER());
}

const bags = (...safeBags: SafeBag[]) => new SafeContents({ safeBags });
const certificateBag = (der: Buffer) => new CertBag({ parsedValue: Certificate.fromBER(bytes(der)) });

/** The bytes in a buffer of their own: the library takes the whole of it. */
const bytes = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
