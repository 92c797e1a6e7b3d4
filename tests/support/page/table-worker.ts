import { answerTask, type TableTask } from '#lib/tables/parse-table.ts';
import { whileTimeStands } from './page-time.ts';

/** jsdom has no workers: what the page's worker does is done in this thread. */
export class TableWorker extends EventTarget {
  #isOver = false;

  postMessage(task: TableTask): void {
    void whileTimeStands(answerTask(task)).then((data) => {
      if (!this.#isOver) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.#isOver = true;
  }
}
