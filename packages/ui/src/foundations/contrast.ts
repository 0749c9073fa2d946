type Rgb = readonly [number, number, number];

/** A colour as the style sheet gives it in this theme; `within` is any element of that theme. */
export function tokenColour(within: Element, token: string): Rgb {
  const probe = document.createElement('i');
  probe.style.color = `var(--${token})`;
  within.append(probe);
  const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
  probe.remove();
  const [red = 0, green = 0, blue = 0] = parts.map(Number);
  return [red, green, blue];
}

export function hex(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio by the formula of WCAG 2.2, 1 to 21. */
export function contrast(rgb: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(rgb), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
