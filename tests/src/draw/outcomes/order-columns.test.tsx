import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderColumns } from '#draw/outcomes/order/OrderColumns.tsx';

// ROU-27
it.each([
  { lines: 200, atMost: 200, said: null },
  { lines: 201, atMost: 30, said: '201' },
])(
  'an order of $lines lines has at most $atMost of them in the document',
  async ({ lines, atMost, said }) => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
    const names = Array.from({ length: lines }, (_, index) => `${index}`);
    render(<OrderColumns items={names} total={lines} names={names} />);
    const items = await screen.findAllByRole('listitem');
    expect(items.length).toBeLessThanOrEqual(atMost);
    expect(items[0]).toHaveTextContent('0');
    expect(items[0]?.getAttribute('aria-setsize') ?? null).toBe(said);
  },
);
