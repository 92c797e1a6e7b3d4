/** Elements of the page in jsdom, as a user finds them. */
import { screen } from '@testing-library/react';

/** A button that is there already. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A button that may still be on its way. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
