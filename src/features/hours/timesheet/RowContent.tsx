import { hoursText } from '../text.ts';
import type { RowTexts } from './row-texts.ts';

interface RowContentProps {
  row: RowTexts;
  content: string;
}

/** The holiday, mark and remark of a day, and its content. */
export function RowContent({ row, content }: RowContentProps) {
  const { holiday, mark, remark, overlap } = row;
  return (
    <>
      {holiday !== '' && <span className="day before">{holiday}</span>}
      {mark !== '' && <span className="mark before">{mark}</span>}
      {remark !== '' && (
        <bdi className="before" translate="no">
          {remark}
        </bdi>
      )}
      {content !== '' && <bdi translate="no">{content}</bdi>}
      {overlap !== '' && <span className="overlap">{hoursText.overlap(overlap)}</span>}
    </>
  );
}
