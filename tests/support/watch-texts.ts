/**
 * Finds texts that a page translated by the browser could not change (UI-25): a translator puts text nodes
 * of its own in the place of React's. A text alone in an element is written into the element; one beside
 * others into React's node, which is no longer in the page, and taking it away fails.
 *
 * Labels that stand beside a place for an icon in MUI's own components do no harm as long as they stay as
 * they are. The function runs in a browser, too: it uses nothing from outside.
 *
 * @param report is told of each text once
 * @returns ends it
 */
export function watchTexts(
  report: (problem: string) => void = (problem) => reportError(new Error(problem)),
): () => void {
  const LABELS = '.MuiButtonBase-root, .MuiFormLabel-root';
  const told = new Set<string>();

  /** React marks the text nodes that it writes to; of a text alone in an element it knows the element. */
  function isReacts(node: Node | null): node is Text {
    return node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  }

  function tell(text: Text, parent: Node | null, doing: string): void {
    if (!(parent instanceof Element) || parent.closest('[translate="no"]')) return;
    if (text.data.trim() === '') return;
    const place = (parent.cloneNode(false) as Element).outerHTML;
    const problem = `A text ${doing}, and should be alone in an element: ${text.data} in ${place}`;
    if (!told.has(problem)) report(problem);
    told.add(problem);
  }

  function look(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      if (type === 'characterData') {
        if (isReacts(target)) tell(target, target.parentNode, 'changes');
        continue;
      }
      for (const node of addedNodes) {
        if (isReacts(node)) tell(node, target, 'comes');
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (isReacts(text) && !text.parentElement?.matches(LABELS))
            tell(text, text.parentNode, 'stands beside others');
        }
      }
      for (const node of removedNodes) if (isReacts(node)) tell(node, target, 'goes');
      if (addedNodes.length > 0 && isReacts(nextSibling))
        tell(nextSibling, target, 'gets something before it');
    }
  }

  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => {
    look(observer.takeRecords());
    observer.disconnect();
  };
}
