import { colourRules } from './colour-rules.ts';

/** What axe found in one theme, as far as it is read here. */
export interface AxeFindings {
  readonly passes: readonly RuleFindings[];
  readonly violations: readonly RuleFindings[];
  readonly incomplete: readonly RuleFindings[];
}

interface RuleFindings {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly any: readonly CheckFindings[] }[];
}

interface CheckFindings {
  readonly id: string;
  readonly data?: unknown;
}

/** What axe found of one element by one rule; `selector` is null where it is not in the document itself. */
export interface JudgedElement {
  readonly rule: string;
  readonly selector: string | null;
  readonly passed: boolean;
  /** Of those that passed, if it did; else of those that did not. */
  readonly checks: readonly CheckFindings[];
}

/** The elements that the rules about colours looked at. */
export function judgedElements({ passes, violations, incomplete }: AxeFindings): JudgedElement[] {
  const elements = (rules: readonly RuleFindings[], passed: boolean) =>
    rules
      .filter(({ id }) => colourRules.includes(id))
      .flatMap(({ id: rule, nodes }) =>
        nodes.map(({ target, any }) => {
          const [selector, ...inner] = Array.isArray(target) ? (target as unknown[]) : [];
          return {
            rule,
            selector: typeof selector === 'string' && inner.length === 0 ? selector : null,
            passed,
            checks: any.map(({ id, data }) => ({ id, data })),
          };
        }),
      );
  return [...elements(passes, true), ...elements(violations, false), ...elements(incomplete, false)];
}

/**
 * Computes contrasts in another theme from what axe found in the theme that is shown, and returns the selectors of the
 * elements that axe has to judge there itself: those whose contrast is too low, or not certain. 'page' where the themes
 * differ in more than colours. Uses nothing of this module, because it also runs in pages of other processes.
 */
export function findElementsToJudge({
  judged,
  theme,
}: {
  judged: readonly JudgedElement[];
  theme: 'light' | 'dark';
}): string[] | 'page' {
  // What keeps axe from judging, and is the same in both themes; the two last never fail a text
  const sameInBoth = new Set(
    ['hidden', 'nonBmp', 'pseudoContent', 'complexTextShadows', 'bgImage', 'bgGradient', 'imgNode', 'bgOverlap'].concat(
      ['elmPartiallyObscured', 'elmPartiallyObscuring', 'outsideViewport', 'shortTextContent', 'emptyValue'],
    ),
  );
  type Rgb = readonly [number, number, number];
  interface Look {
    readonly text: string;
    readonly ground: string;
    /** Everything about it that axe reads and that is no colour. */
    readonly form: string;
  }

  const look = (element: Element): Look => {
    const style = getComputedStyle(element);
    const ground = style.backgroundColor;
    const { x, y, width, height } = element.getBoundingClientRect();
    const form = [x, y, width, height, style.display, style.visibility, style.opacity, style.mixBlendMode];
    form.push(style.fontSize, style.fontWeight, style.textDecorationLine, style.webkitTextStrokeWidth);
    form.push(String(style.backgroundImage === 'none'), String(style.textShadow === 'none'));
    form.push(/^rgba\(.*, 0\)$/.test(ground) ? 'no ground' : 'ground');
    return { text: style.webkitTextFillColor, ground, form: form.join() };
  };

  // A change of colours that takes time is at its end at once, there and back
  const show = (name: string | undefined): void => {
    const before = new Set(document.getAnimations());
    if (name === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = name;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition && !before.has(animation)) animation.finish();
  };

  /** Undefined where it is not opaque, or not in sRGB. */
  const opaque = (colour: string): Rgb | undefined => {
    const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
    return red === undefined ? undefined : [Number(red), Number(green), Number(blue)];
  };
  const hex = (colour: string): string | undefined => {
    const rgb = opaque(colour);
    return rgb && `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const luminance = (rgb: Rgb): number => {
    const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Contrast ratio by the formula of WCAG 2.2; 1, which is never enough, where a colour is not opaque. */
  const contrast = (text: string, ground: string): number => {
    const [first, second] = [opaque(text), opaque(ground)];
    if (!first || !second) return 1;
    const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  const elements = [...document.querySelectorAll('*')].filter((element) => !document.head.contains(element));
  const shown = document.documentElement.dataset['theme'];
  const here = elements.map(look);
  show(theme);
  const there = elements.map(look);
  show(shown);
  if (here.some(({ form }, index) => form !== there[index]?.form)) return 'page';

  const indexOf = new Map(elements.map((element, index) => [element, index]));
  /** What grounds of a colour become in the other theme: of several elements perhaps several colours. */
  const groundsThere = new Map<string, Set<string>>();
  for (const [index, { ground }] of here.entries()) {
    const name = hex(ground);
    // What takes no room is behind nothing
    if (name === undefined || elements[index]?.getClientRects().length === 0) continue;
    groundsThere.set(name, (groundsThere.get(name) ?? new Set()).add(there[index]?.ground ?? ''));
  }

  const isEnoughThere = (element: Element, data: unknown): boolean => {
    const { messageKey, fgColor, bgColor, shadowColor, expectedContrastRatio } = (data ?? {}) as Record<
      string,
      unknown
    >;
    if (typeof messageKey === 'string' && sameInBoth.has(messageKey)) return true;
    const index = indexOf.get(element) ?? -1;
    const grounds = groundsThere.get(String(bgColor));
    // Of a colour that is another than the element's own, axe has mixed some
    if (!grounds || shadowColor || hex(here[index]?.text ?? '') !== fgColor) return false;
    const least = Number(/^([\d.]+):1$/.exec(String(expectedContrastRatio))?.[1] ?? Infinity);
    return [...grounds].every((ground) => contrast(there[index]?.text ?? '', ground) > least);
  };

  const toJudge = new Set<string>();
  for (const { rule, selector, passed, checks } of judged) {
    const element = selector === null ? null : document.querySelector(selector);
    if (selector === null || element === null) return 'page';
    const isCertain =
      rule === 'color-contrast'
        ? checks.length > 0 && checks.every(({ data }) => isEnoughThere(element, data))
        : // A link that more than its colour sets apart from the text
          passed && checks.some(({ id }) => id === 'link-in-text-block-style');
    if (!isCertain) toJudge.add(selector);
  }
  return [...toJudge];
}
