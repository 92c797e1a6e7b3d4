import { lazyPart } from '#loading/lazy-part.tsx';

/** An order in columns. Its chunk comes with the dialog that asks for an order. */
export const OrderLines = lazyPart(
  'draw',
  async () => (await import('./order/OrderColumns.tsx')).OrderColumns,
);
