interface LineTextProps {
  /** From 1. */
  line: number;
  title: string;
  /** Whether it was drawn and is left out of the next draw: then it is struck out. */
  drawn: boolean;
}

/** What a row says: its number and its item. */
export function LineText({ line, title, drawn }: LineTextProps) {
  const item = <bdi translate="no">{title}</bdi>;
  return (
    <>
      <span translate="no">{`${line}: `}</span>
      {drawn ? <s>{item}</s> : item}
    </>
  );
}
