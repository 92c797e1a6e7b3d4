import type { RowTexts } from '../views/row-texts.ts';
import { viewsText } from '../views/text.ts';

interface RowContentProps {
  row: RowTexts;
  hasContent: boolean;
}

/** What a day is, what is noted about it, and what was done. */
export function RowContent({ row, hasContent }: RowContentProps) {
  const { holiday, mark, remark, content, overlap } = row;
  return (
    <>
      {holiday !== '' && <span className="day before">{holiday}</span>}
      {mark !== '' && <span className="mark before">{mark}</span>}
      {remark !== '' && (
        <bdi className="before" translate="no">
          {remark}
        </bdi>
      )}
      {hasContent && <bdi translate="no">{content}</bdi>}
      {hasContent && overlap !== '' && (
        <span className="overlap">{viewsText.overlap(overlap)}</span>
      )}
    </>
  );
}
