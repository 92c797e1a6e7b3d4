import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { linkOfList, listOfLink, unpack } from '#features/lists/links/list-link.ts';

const duty = { title: '掃除当番', items: ['佐藤', '鈴木', '<img src=x onerror=alert(1)>'] };

const fragmentOf = (link: string | null) => new URL(link ?? '').hash.replace('#list=', '');
const packed = (content: string | Uint8Array) => deflateSync(content).toString('base64url');

describe('a link', () => {
  // ROU-21
  it('holds the list in its fragment alone, in letters that no program changes', async () => {
    const link = (await linkOfList(duty)) ?? '';
    expect(link).toMatch(/^http:\/\/[^/]+\/Roulette#list=[\w-]+$/);
    expect(await listOfLink(fragmentOf(link))).toEqual(duty);
    const onTwoLines = await linkOfList({ title: 'a\nb', items: ['c'] });
    expect(await listOfLink(fragmentOf(onTwoLines))).toEqual({ title: 'a b', items: ['c'] });
  });

  // ROU-21, OPS-32
  it('that 1.0.0 made is read', async () => {
    const link = 'eJx71tf8cuaSp3snP5-6iuvJ3gkvpi_hetmx5dmcFVAKAHSZFYk';
    const items = ['佐藤', '鈴木', '鈴木'];
    expect(await listOfLink(link)).toEqual({ title: '掃除当番', items });
  });

  // ROU-21
  it('is not made beyond 8 kB', async () => {
    const hard = Array.from({ length: 2000 }, (_, index) => `${Math.sin(index)}`);
    expect(await linkOfList({ title: '', items: hard })).toBeNull();
    const easy = Array.from({ length: 1000 }, () => '佐藤');
    expect(await linkOfList({ title: '', items: easy })).not.toBeNull();
  });

  // ROU-21
  it.each([
    { name: 'nothing', link: '' },
    { name: 'what is not base64', link: '%%%' },
    { name: 'what is not packed', link: Buffer.from('掃除\n佐藤').toString('base64url') },
    { name: 'another format', link: deflateRawSync('掃除\n佐藤').toString('base64url') },
    { name: 'a part of a link', link: packed('掃除\n佐藤'.repeat(99)).slice(0, -8) },
    { name: 'another encoding', link: packed(Buffer.from([0x0a, 0x8d, 0xb2, 0x93, 0xa1])) },
    { name: 'no list', link: packed('{"title":"x"}') },
    { name: 'a title alone', link: packed('掃除当番\n \n') },
    { name: 'a title beyond the limits', link: packed(`${'x'.repeat(101)}\n佐藤`) },
    { name: 'a line beyond the limits', link: packed(`\n${'x'.repeat(201)}`) },
    { name: 'too many lines', link: packed(`\n${'あ\n'.repeat(10_001)}`) },
    { name: '100 MB', link: packed(Buffer.alloc(100_000_000)) },
    { name: 'more than 8 kB', link: 'A'.repeat(8193) },
  ])('is refused with $name', async ({ link }) => {
    await expect(listOfLink(link)).rejects.toThrow();
  });

  // ROU-21
  it('is unpacked no further than a list can be', async () => {
    const bomb = new Uint8Array(deflateSync(Buffer.alloc(100_000_000)));
    const before = process.memoryUsage().arrayBuffers;
    await expect(unpack(bomb, 1_000_000)).rejects.toThrow('more than a list');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });
});
