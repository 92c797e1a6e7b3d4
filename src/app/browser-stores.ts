/** Every store of the browser's database, said before anything opens it. */
import { drawStore } from '#draw/kept/draw-store.ts';
import { listStore } from '#own-lists/list-store.ts';
import { bringStores } from '#sync/stores.ts';

bringStores([listStore, drawStore]);
