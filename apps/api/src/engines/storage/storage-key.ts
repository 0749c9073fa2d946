const PART = /^[a-z0-9][a-z0-9._-]*$/;
const LONGEST = 200;

/**
 * Returns the key when it is one: parts of lower-case letters, digits, `.`, `_` and `-`, joined by `/`, each beginning
 * with a letter or digit. So none is `..`, absolute, hidden or two names for one file. Throws RangeError otherwise.
 */
export function storageKey(key: string): string {
  if (key.length === 0 || key.length > LONGEST || !key.split('/').every((part) => PART.test(part)))
    throw new RangeError('Not a storage key');
  return key;
}
