import Pagination from '@mui/material/Pagination';
import { text } from './text.ts';

interface PagesProps {
  label: string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Leads from page to page; nothing where there is only one. */
export function Pages({ label, page, pages, onChange }: PagesProps) {
  if (pages === 1) return null;
  return (
    <Pagination
      aria-label={label}
      count={pages}
      page={page}
      siblingCount={0}
      getItemAriaLabel={text.pageItem}
      onChange={(_, next) => onChange(next)}
    />
  );
}
