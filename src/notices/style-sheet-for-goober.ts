/**
 * notistack writes its styles with goober, which writes text into a `<style>` element; the content
 * security policy forbids that. goober first looks for its element at `window._goober`. This object
 * passes the text to a constructed style sheet, which the policy allows. It must exist before
 * notistack runs (decision 003).
 */
declare global {
  interface Window {
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

let css = '';
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

window._goober = {
  parentNode: document.head,
  firstChild: {
    get data() {
      return css;
    },
    set data(text) {
      css = text;
      sheet.replaceSync(css);
    },
  },
};

export {};
