import Pagination from '@mui/material/Pagination';
import { uiText } from './text.ts';

interface PagesProps {
  label: string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The pagination; nothing if there is only one page. */
export function Pages({ label, page, pages, onChange }: PagesProps) {
  if (pages === 1) return null;
  return (
    <Pagination
      aria-label={label}
      translate="no"
      count={pages}
      page={page}
      siblingCount={0}
      getItemAriaLabel={uiText.pageItem}
      onChange={(_, next) => onChange(next)}
    />
  );
}
