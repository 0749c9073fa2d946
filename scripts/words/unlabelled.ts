/** Files of the portal whose texts users read; titles of pages get their labels where they are shown. */
const PORTAL = /^apps\/portal\/src\/(?!storybook\/|.*\.(?:test|stories|fixtures?|gen|pages)\.)/;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`?/g;
const COMMENT = /^(?:\/\*\*?|\*|\/\/|\{\/\*|import )/;
/** Files whose texts get their labels where they are shown. */
const LATER = /(?:everywhere-results\.tsx|product-texts\.ts)$/;
/** What a value is compared with. */
const COMPARED = /[!=]==\s*'[^']*'/g;
/** A line of text between tags: words without the signs of code. */
const JSX_TEXT = /^[A-Za-z][^;=<>{}:]*$/;
const LABEL = /\b(?:[Bb]usiness(?:es)?|[Bb]uyers?)\b/;
/** A code, a key of an object or an import. */
const NO_TEXT = /^['"`](?:[a-z/-]*|\.{1,2}\/[a-z./-]+|@?[a-zA-Z]+\/.*|[a-z]+(?:\.[a-zA-Z]+)+)['"`]$/;

/** Lines of a file of the portal that say "business" or "buyer" whatever the facility calls them. */
export function unlabelledLines(file: string, source: string): number[] {
  if (!PORTAL.test(file) || LATER.test(file)) return [];
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const trimmed = line.trim();
    const isCall = /^[\w.( ]+\(\w/.test(trimmed);
    const isLabelled = /labelled\(/.test(line) || lines[index - 1]?.trim().endsWith('labelled(') === true;
    if (COMMENT.test(trimmed) || isLabelled || /\bkeywords\b/.test(line)) return [];
    const strings = (line.replaceAll(COMPARED, '').match(STRING) ?? []).map((text) =>
      text.replaceAll(/\$\{[^}]*\}/g, '…'),
    );
    const texts = [
      ...strings.filter((text) => !NO_TEXT.test(text)),
      ...(file.endsWith('.tsx') && JSX_TEXT.test(trimmed) && /\s/.test(trimmed) && !isCall ? [trimmed] : []),
      ...(line.match(/>[^<>{}=]*</g) ?? []),
    ];
    return texts.some((text) => LABEL.test(text)) ? [index + 1] : [];
  });
}
