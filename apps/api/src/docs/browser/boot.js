// Runs before anything else on the documentation page: the kept theme, and what Scalar's bundle needs in order to
// live under the portal's content security policy, which allows neither inline styles nor eval.

const choice = (() => {
  try {
    return localStorage.getItem('qp-theme');
  } catch {
    return null;
  }
})();
if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;

// Zod would otherwise try whether it may compile its checks
globalThis.__zod_globalConfig = { jitless: true };

/** Stands in for `<style>`: the same text as a constructed style sheet, which the policy does not count as inline. */
class DocsStyle extends HTMLElement {
  sheet = new CSSStyleSheet();
  #observer = new MutationObserver(() => this.#read());

  connectedCallback() {
    this.#read();
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    adoptSheets();
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    adoptSheets();
  }

  #read() {
    this.sheet.replaceSync(this.textContent);
  }
}
customElements.define('docs-style', DocsStyle);

/** In the order of the document, as the cascade has it. */
function adoptSheets() {
  document.adoptedStyleSheets = Array.from(document.querySelectorAll('docs-style'), ({ sheet }) => sheet);
}

const { value: createElement } = Object.getOwnPropertyDescriptor(Document.prototype, 'createElement');
Document.prototype.createElement = function (name, options) {
  return createElement.call(this, String(name).toLowerCase() === 'style' ? 'docs-style' : name, options);
};

// A style attribute is inline style, the same text set through the object model is not
const { value: setAttribute } = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute');
Element.prototype.setAttribute = function (name, value) {
  if (name === 'style' && this.style) this.style.cssText = value;
  else setAttribute.call(this, name, value);
};

// Highlighted code comes as HTML with such an attribute
const highlighted = /(<code class="hljs[^"]*") style=("[^"]*")/g;
const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
Object.defineProperty(Element.prototype, 'innerHTML', {
  ...innerHTML,
  set(html) {
    innerHTML.set.call(this, html === null ? '' : String(html).replaceAll(highlighted, '$1 data-style=$2'));
    for (const code of this.querySelectorAll('code[data-style]')) {
      code.style.cssText = code.dataset.style;
      delete code.dataset.style;
    }
  },
});
