/** Reads one table beside the page: 50,000 lines take longer than a press may wait. */
import { answerTask, type TableTask } from './parse-table.ts';

addEventListener('message', ({ data }: MessageEvent<TableTask>) => {
  void answerTask(data).then((answer) => postMessage(answer));
});
