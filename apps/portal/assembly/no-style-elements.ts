import type { Plugin } from 'vite';

const MODULE = '@radix-ui/react-select/dist/index.mjs';
const STYLE = /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:[\s\S]*?nonce\s*\}\s*\),/;

/**
 * Takes the one style element out of Radix Select, which our content security policy forbids; styles/portal.css
 * says the same. Fails the build when a new version of the package looks different.
 */
export function noStyleElements(): Plugin {
  return {
    name: 'quickportal:no-style-elements',
    apply: 'build',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').includes(MODULE)) return null;
      if (!STYLE.test(code)) throw new Error(`${MODULE} has changed: look for style elements in it again.`);
      return { code: code.replace(STYLE, ''), map: null };
    },
  };
}
