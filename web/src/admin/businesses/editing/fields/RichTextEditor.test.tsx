import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '../../../../admin/shared/theme/system.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const control = {
  id: 'it',
  name: 'description' as const,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
  onBlur: () => undefined,
};

/** The editor in a form of one field; returns what the form holds. */
function open(description = '') {
  const form = {
    value: description,
    set(value: string) {
      form.value = value;
      view.rerender(editor(value));
      return undefined;
    },
  };
  const editor = (value: string) => (
    <ChakraProvider value={system()}>
      <p id="label">Uzun makale</p>
      <RichTextEditor field={{ value, error: undefined, setValue: form.set, control }} labelId="label" />
    </ChakraProvider>
  );
  const view = render(editor(description));
  return form;
}

const page = () => screen.getByRole('textbox', { name: 'Uzun makale' });
const tool = (name: string) => screen.getByRole('button', { name });

function paste(html: string) {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') };
  fireEvent(page(), createEvent.paste(page(), { clipboardData }));
}

function selectAll() {
  fireEvent.focus(page());
  fireEvent.keyDown(page(), { key: 'a', code: 'KeyA', ctrlKey: true });
}

describe('text pasted into the article', () => {
  it.each([
    [
      '<div style="color:red" class="x" data-a="1">Merhaba <b>dünya</b></div>',
      '<p>Merhaba <strong>dünya</strong></p>',
    ],
    ['<script>x()</script><meta charset="x"><style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><p onclick="x()">a</p>', '<p>a</p>'],
    [
      '<a href="https://x.example" onclick="x()">x</a>',
      '<p><a target="_blank" rel="noopener" href="https://x.example">x</a></p>',
    ],
    ['<a href="javascript:x()">x</a>', '<p>x</p>'],
    ['<a href="ftp://x.example/">x</a>', '<p>x</p>'],
    ['<h1>a</h1><h3>b</h3><p>c</p>', '<h2>a</h2><h3>b</h3><p>c</p>'],
    ['<ul><li>a</li></ul><p>b<br>c</p><hr>', '<ul><li><p>a</p></li></ul><p>b<br>c</p><hr>'],
    // A web page, Google Docs, Word, and a table.
    ['<p><span style="letter-spacing: 0.5px; color: red">a</span> b</p>', '<p>a b</p>'],
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">a</span><span style="font-style:italic">b</span></p></b>',
      '<p><strong>a</strong><em>b</em></p>',
    ],
    [
      '<p class="MsoNormal" style="letter-spacing:2pt">a<o:p></o:p></p><!--[if gte mso 9]><xml></xml><![endif]-->',
      '<p>a</p>',
    ],
    ['<table><tbody><tr><td>a</td></tr></tbody></table>', '<p>a</p>'],
  ])('%s becomes %s', (given, stored) => {
    const form = open();
    paste(given);
    expect(form.value).toBe(stored);
  });

  it('loses scripts, resources and styles, in any context', () => {
    const form = open('<p>a</p>');
    paste(
      '<svg><script>x()</script><title>t</title></svg><iframe src="//x"></iframe><object data=x></object><p style="x">b</p>',
    );
    expect(form.value).not.toMatch(/svg|script|iframe|object|style|x\(\)/);
    expect(form.value).toContain('b');
  });
});

describe('the article', () => {
  it('belongs to the form until it is edited', () => {
    const stored = '<b>Kahve</b> ve <i>çay</i>';
    const form = open(stored);
    expect(page()).toHaveTextContent('Kahve ve çay');
    expect(form.value).toBe(stored);
  });

  it('follows the form, and can be empty', () => {
    const form = open('<p>a</p>');
    form.set('<h2>b</h2>');
    expect(page()).toContainHTML('<h2>b</h2>');
    selectAll();
    fireEvent.keyDown(page(), { key: 'Backspace', code: 'Backspace' });
    expect(form.value).toBe('');
  });

  it('is formatted by its toolbar, which shows the state at the caret, and undone by the keyboard', async () => {
    const form = open('<p>Kahve</p>');
    selectAll();
    await userEvent.click(tool('Kalın'));
    expect(form.value).toBe('<p><strong>Kahve</strong></p>');
    expect(tool('Kalın')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tool('Başlık'));
    expect(form.value).toBe('<h2><strong>Kahve</strong></h2>');
    fireEvent.keyDown(page(), { key: 'z', code: 'KeyZ', ctrlKey: true });
    fireEvent.keyDown(page(), { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(form.value).toBe('<p>Kahve</p>');
    expect(tool('Kalın')).toHaveAttribute('aria-pressed', 'false');
    fireEvent.keyDown(page(), { key: 'y', code: 'KeyY', ctrlKey: true });
    expect(form.value).toBe('<p><strong>Kahve</strong></p>');
    await userEvent.click(tool('Liste'));
    expect(form.value).toBe('<ul><li><p><strong>Kahve</strong></p></li></ul>');
  });

  it('accepts only link addresses that the server stores', async () => {
    const asked = jest.spyOn(window, 'prompt').mockReturnValueOnce('javascript:x()');
    const form = open('<p>Kahve</p>');
    selectAll();
    await userEvent.click(tool('Bağlantı'));
    expect(form.value).toBe('<p>Kahve</p>');
    asked.mockReturnValueOnce(' https://ornek.example/ ');
    await userEvent.click(tool('Bağlantı'));
    expect(form.value).toBe(
      '<p><a target="_blank" rel="noopener" href="https://ornek.example/">Kahve</a></p>',
    );
    expect(asked).toHaveBeenCalledWith('Bağlantı adresi', 'https://');
  });

  it('can be written as HTML, and is shown as written', async () => {
    const form = open('<p>a</p>');
    await userEvent.click(tool('HTML'));
    expect(tool('Kalın')).toBeDisabled();
    fireEvent.change(page(), { target: { value: '<p>b <em>c</em></p>' } });
    expect(form.value).toBe('<p>b <em>c</em></p>');
    await userEvent.click(tool('Görsel'));
    expect(page()).toContainHTML('<p>b <em>c</em></p>');
    expect(page()).toHaveAttribute('aria-multiline', 'true');
  });
});
