import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rouletteText } from '#draw/text.ts';
import { listsText } from '#features/lists/editor/text.ts';
import { readLists, saveBrowserList } from '#own-lists/kept-lists.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { drawButton, lines } from '#tests/support/page/roulette.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { uiText } from '#ui/text.ts';

const titleField = () => screen.findByRole('textbox', { name: listsText.title });
const itemsField = () => screen.findByRole('textbox', { name: listsText.items });
function fileField(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  return input;
}
const duty = { letter: 'A', title: '掃除当番', text: '佐藤\n鈴木\n高橋', version: 0 } as const;

describe('an own list', () => {
  // ROU-40
  it('lets the browser ask before the page is left, as long as it is not kept', async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const page = await renderPage('/Roulette/ListA');
    await itemsField();
    expect(asks()).toBe(false);
    await page.user.type(await itemsField(), '佐');
    expect(asks()).toBe(true);
    await waitFor(async () => expect(await readLists()).toMatchObject([{ text: '佐' }]));
    await waitFor(() => expect(asks()).toBe(false));
  });

  // ROU-59, ROU-41
  it('is made of numbers while it is empty, and says how a line gets more weight', async () => {
    const page = await renderPage('/Roulette/ListA');
    await page.user.click(await findButton(listsText.numbers.open));
    const last = await screen.findByRole('spinbutton', { name: listsText.numbers.to });
    await page.user.clear(last);
    expect(await findButton(listsText.numbers.write)).toBeDisabled();
    await page.user.type(last, '3');
    await page.user.type(screen.getByRole('textbox', { name: listsText.numbers.prefix }), '席');
    await page.user.click(await findButton(listsText.numbers.write));
    await waitFor(async () => expect(await itemsField()).toHaveValue('席1\n席2\n席3'));
    expect(await screen.findByText(listsText.weights(''))).toBeVisible();
    expect(screen.queryByText(listsText.numbers.open)).not.toBeInTheDocument();
    await page.user.type(await itemsField(), '\n席3');
    expect(await screen.findByText(listsText.weights('席3 2/4'))).toBeVisible();
    // What is kept late would be in the next test's browser.
    await waitFor(async () => expect((await readLists())[0]?.text).toMatch(/席3\n席3$/));
  });

  // ROU-45
  it('offers to make items of names in one line, and of lines with bullets', async () => {
    const page = await renderPage('/Roulette/ListB');
    await page.user.click(await itemsField());
    await page.user.paste('・佐藤、・鈴木、・高橋');
    await page.user.click(await findButton(listsText.tidy.split(3)));
    expect(await itemsField()).toHaveValue('・佐藤\n・鈴木\n・高橋');
    await page.user.click(await findButton(listsText.tidy.unmark()));
    expect(await itemsField()).toHaveValue('佐藤\n鈴木\n高橋');
    await waitFor(async () =>
      expect(await readLists()).toMatchObject([{ text: '佐藤\n鈴木\n高橋' }]),
    );
    expect(screen.queryByRole('button', { name: listsText.tidy.unmark() })).not.toBeInTheDocument();
  });

  // ROU-44
  it('takes the column and the first row as they are chosen, and nothing where nobody chooses', async () => {
    const page = await renderPage('/Roulette/ListC');
    await page.user.click(await itemsField());
    await page.user.paste('山田\t10\n佐藤\t20');
    let dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: listsText.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await itemsField()).toHaveValue('');
    await page.user.click(await itemsField());
    await page.user.paste('山田\t10\n佐藤\t20');
    dialog = within(await screen.findByRole('dialog'));
    await page.user.selectOptions(dialog.getByRole('combobox', { name: '列2' }), 'name');
    await page.user.click(dialog.getByRole('checkbox', { name: uiText.columns.hasHeading }));
    await page.user.click(dialog.getByRole('button', { name: listsText.add }));
    await waitFor(async () => expect(await readLists()).toMatchObject([{ text: '佐藤 20' }]));
  });

  // ROU-20, SEC-3
  it('is drawn without the characters that names may not have, and kept as it was typed', async () => {
    const page = await renderPage('/Roulette/ListA');
    await page.user.click(await titleField());
    await page.user.paste('掃除\u202e当番');
    await page.user.click(await itemsField());
    await page.user.paste('佐\u0000藤\n鈴木\u200b\n鈴木\n\u2066');
    expect(await screen.findByText('3件・鈴木 2/3・ほかは各1/3')).toBeVisible();
    await page.user.click(await findButton('A:掃除当番'));
    expect(await itemsField()).toHaveValue('佐\u0000藤\n鈴木\u200b\n鈴木\n\u2066');
    await page.user.click(drawButton());
    await screen.findByRole('list', { name: rouletteText.items });
    expect(lines()).toEqual(['1: 佐藤', '2: 鈴木', '3: 鈴木']);
    await waitFor(async () =>
      expect(await readLists()).toMatchObject([
        { title: '掃除\u202e当番', text: '佐\u0000藤\n鈴木\u200b\n鈴木\n\u2066' },
      ]),
    );
  });

  // ROU-43, SEC-3
  it('takes from a file what names may have', async () => {
    const page = await renderPage('/Roulette/ListA');
    await itemsField();
    await page.user.upload(fileField(), new File(['佐藤\n\u202e鈴木'], 'a.txt'));
    await waitFor(async () => expect(await readLists()).toMatchObject([{ text: '佐藤\n鈴木' }]));
    await page.user.upload(fileField(), new File([new Uint8Array([0, 1])], 'a.txt'));
    expect(await screen.findByText(listsText.unreadable.unreadable)).toBeVisible();
  });

  // ROU-46
  it('follows another tab while nothing is being typed', async () => {
    await saveBrowserList(duty);
    await renderPage('/Roulette/ListA');
    expect(await titleField()).toHaveValue('掃除当番');
    await saveBrowserList({ ...duty, title: '日直', version: 1 });
    await waitFor(async () => expect(await titleField()).toHaveValue('日直'));
  });

  // ROU-46
  it('asks which of two tabs wins', async () => {
    await saveBrowserList(duty);
    const page = await renderPage('/Roulette/ListA');
    await page.user.type(await titleField(), 'A');
    await saveBrowserList({ ...duty, title: '日直', version: 1 });
    expect(await screen.findByText(listsText.state.conflict)).toBeVisible();
    expect(await titleField()).toHaveValue('掃除当番A');
    await page.user.click(screen.getByRole('button', { name: listsText.keepMine }));
    await waitFor(async () =>
      expect(await readLists()).toMatchObject([{ title: '掃除当番A', version: 3 }]),
    );
  });
});

// ROU-25
it('the raffle chosen last is chosen again after a reload', async () => {
  const page = await renderPage();
  await page.user.click(await findButton('1:昼食'));
  await screen.findByText('蕎麦');
  page.unmount();
  await renderPage();
  expect(await screen.findByText('蕎麦')).toBeVisible();
  expect(screen.getByRole('button', { name: '1:昼食' })).toHaveAttribute('aria-pressed', 'true');
  expect(drawButton()).toBeEnabled();
});
