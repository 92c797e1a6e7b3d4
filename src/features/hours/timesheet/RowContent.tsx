import { hoursText } from '../text.ts';
import type { RowTexts } from './row-texts.ts';

interface RowContentProps {
  row: RowTexts;
  /** The content before it was shortened. */
  whole?: string;
}

/** The holiday, mark and remark of a day, and its content. */
export function RowContent({ row, whole }: RowContentProps) {
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
      {content !== '' && (
        <bdi translate="no" title={content === whole ? undefined : whole}>
          {content}
        </bdi>
      )}
      {overlap !== '' && <span className="overlap">{hoursText.overlap(overlap)}</span>}
    </>
  );
}
