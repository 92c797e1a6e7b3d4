/** A text of one or more lines, each an element of its own. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line) => <div key={line}>{line}</div>);
}
