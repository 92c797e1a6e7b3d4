/**
 * notistack writes its styles with goober, which writes text into a `<style>` element; the content
 * security policy forbids that. goober first looks for its element at `window._goober`. This object
 * passes the text to a constructed style sheet, which the policy allows. It must exist before
 * notistack runs: see `notistack.ts`.
 */
declare global {
  interface Window {
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

// Where the page is prerendered there is neither a policy nor a document.
if (globalThis.document) letStylesThrough();

function letStylesThrough(): void {
  let css = '';
  let isPending = false;
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
        if (isPending) return;
        isPending = true;
        // notistack writes its classes one by one: apply them once, before the next paint.
        queueMicrotask(() => {
          isPending = false;
          sheet.replaceSync(css);
        });
      },
    },
  };
}

export {};
