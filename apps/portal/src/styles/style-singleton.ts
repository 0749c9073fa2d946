import { useEffect } from 'react';

/**
 * Stands in for the package react-style-singleton, by which Radix locks scrolling. The original adds a style element,
 * which our content security policy forbids; a constructed style sheet does the same and is allowed.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (css: string) => {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove: () => {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
}

/** A hook that shows a style while a component is mounted. */
export function styleHookSingleton() {
  const singleton = stylesheetSingleton();
  return function useStyle(css: string, isDynamic = false): void {
    useEffect(() => {
      singleton.add(css);
      return singleton.remove;
    }, [css, isDynamic]);
  };
}

/** The same as a component. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    useStyle(styles, dynamic);
    return null;
  };
}
