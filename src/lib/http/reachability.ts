/** Whether the server responded to the last call that was made, whatever it said. */
import { isAxiosError, isCancel } from 'axios';
import { createStore } from '../store.ts';
import { http } from './http.ts';

export const isReachable = createStore(true);

http.interceptors.response.use(
  (response) => {
    isReachable.set(true);
    return response;
  },
  (error) => {
    // A call that the page gave up says nothing.
    if (isAxiosError(error) && !isCancel(error)) isReachable.set(error.response !== undefined);
    throw error;
  },
);
