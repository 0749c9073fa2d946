const PART = /^[a-z0-9][a-z0-9._-]*$/;
const LONGEST = 200;

/**
 * Returns the key if it is valid: parts of lower-case letters, digits, `.`, `_` and `-`, joined by `/`, each beginning
 * with a letter or digit. So no key is `..`, absolute or hidden, and no two keys are one file. Throws RangeError
 * otherwise.
 */
export function storageKey(key: string): string {
  if (key.length === 0 || key.length > LONGEST || !key.split('/').every((part) => PART.test(part)))
    throw new RangeError('Not a storage key');
  return key;
}
