/**
 * notistack writes its styles with goober, which fills a `<style>` element as text: the content
 * security policy forbids that. goober looks for its element at `window._goober` before it makes
 * one, so here it finds one whose text goes into a constructed style sheet, which the policy
 * allows. Must run before notistack does: see `notistack.ts`.
 */
declare global {
  interface Window {
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

// Where the page is drawn beforehand there is neither a policy nor a document.
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
        // notistack writes its classes one after the other: they are read once, and before a paint.
        queueMicrotask(() => {
          isPending = false;
          sheet.replaceSync(css);
        });
      },
    },
  };
}

export {};
