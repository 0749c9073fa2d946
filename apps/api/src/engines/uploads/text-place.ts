/** Tracks the line and column of a text as it streams by. Both count from 1, in letters. */
export class TextPlace {
  #line = 1;
  #column = 1;
  #endsWithReturn = false;

  add(text: string): void {
    if (text === '') return;
    const rest = this.#endsWithReturn && text.startsWith('\n') ? text.slice(1) : text;
    const endings = rest.match(/\r\n?|\n/g)?.length ?? 0;
    this.#line += endings;
    if (endings > 0) this.#column = 1;
    const begin = Math.max(rest.lastIndexOf('\n'), rest.lastIndexOf('\r')) + 1;
    this.#column += Array.from(rest.slice(begin)).length;
    this.#endsWithReturn = text.endsWith('\r');
  }

  /** `line 4, column 12` */
  toString(): string {
    return `line ${this.#line}, column ${this.#column}`;
  }
}
