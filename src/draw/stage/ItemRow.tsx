import { memo, type Ref } from 'react';
import { rouletteText } from '../text.ts';

export interface ItemRowProps {
  ref?: Ref<HTMLLIElement>;
  line: number;
  count: number;
  title: string;
  isDrawn: boolean;
  isAbsent: boolean;
  isPressable: boolean;
}

/** A row of the list. `lightLine` highlights it, so a spin does not render it again. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { ref, line, count, title, isDrawn, isAbsent, isPressable } = props;
  const item = <bdi translate="no">{title}</bdi>;
  const text = (
    <>
      {isDrawn || isAbsent ? <s>{item}</s> : item}
      {isAbsent && <small>{rouletteText.absent}</small>}
    </>
  );
  return (
    <li ref={ref} data-index={line - 1} aria-posinset={line} aria-setsize={count}>
      <span translate="no">{`${line}: `}</span>
      {isPressable ? (
        // biome-ignore lint/a11y/useSemanticElements: the text of a native button cannot be selected
        <span role="button" tabIndex={-1} aria-pressed={isAbsent}>
          {text}
        </span>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
});
