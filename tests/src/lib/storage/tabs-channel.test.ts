import { expect, it, onTestFinished, vi } from 'vitest';
import { openTabsChannel } from '#lib/storage/tabs-channel.ts';
import { BlockedChannel } from '#tests/support/page/blocked-storage.ts';

it('brings messages to the other tabs, and not back', async () => {
  const [one, other] = [openTabsChannel('name'), openTabsChannel('name')];
  onTestFinished(() => [one, other].forEach((channel) => void channel.close()));
  const [toOne, toOther] = [vi.fn(), vi.fn()];
  one.listen(toOne);
  other.listen(toOther);
  one.post('said');
  await vi.waitFor(() => expect(toOther).toHaveBeenCalledWith('said'));
  expect(toOne).not.toHaveBeenCalled();
});

it.each([
  ['refuses it', BlockedChannel],
  ['knows none', undefined],
])('reaches nobody where the browser %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const { post, listen, close } = openTabsChannel('name');
  const stop = listen(() => undefined);
  post('said');
  stop();
  close();
});

it('posts what nobody can be told without an error', () => {
  const { post, close } = openTabsChannel('name');
  post(() => 'no data');
  close();
  post('late');
});
