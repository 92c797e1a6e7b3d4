import { describe, expect, it } from 'vitest';
import { readSharedList, textOfSharedList } from '#domain/roulette/shared-list.ts';

describe('a shared list', () => {
  // ROU-21
  it.each([
    { title: '掃除当番', items: ['佐藤', '鈴木', '鈴木'] },
    { title: '', items: ['<script>alert(1)</script>'] },
  ])('is read as it was written: $title', (list) => {
    expect(readSharedList(textOfSharedList(list))).toEqual(list);
  });

  it('keeps its title on one line', () => {
    expect(readSharedList(textOfSharedList({ title: 'a\nb', items: ['c'] }))).toEqual({
      title: 'a b',
      items: ['c'],
    });
  });

  // ROU-21, SEC-3
  it('is read without the characters that names may not have', () => {
    expect(readSharedList('\u202e掃除\u0000\t当番\n佐\u0000藤\n\u2067\n鈴\u200b木\t=1')).toEqual({
      title: '掃除 当番',
      items: ['佐藤', '鈴木 =1'],
    });
  });

  // ROU-21
  it.each([
    { name: 'nothing', text: '' },
    { name: 'a title alone', text: '掃除当番' },
    { name: 'no items', text: '掃除当番\n \n' },
    { name: 'a title that is too long', text: `${'あ'.repeat(101)}\n佐藤` },
    { name: 'a line that is too long', text: `\n${'あ'.repeat(201)}` },
    { name: 'too many lines', text: `\n${'あ\n'.repeat(10_001)}` },
  ])('is not read from $name', ({ text }) => {
    expect(readSharedList(text)).toBeUndefined();
  });
});
