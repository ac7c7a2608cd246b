import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness } from '../../../../testing/factories.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { testDirectory } from '../../../../testing/testDirectory.ts';

const directory = testDirectory();

const photosOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    url: `https://photos.example/${i}.jpg`,
    ...(i === 1 ? { caption: 'The bar' } : {}),
  }));

async function show(count: number) {
  const business = sampleBusiness({
    id: 7,
    slug: 'casa',
    name: 'Casa',
    photos: count ? photosOf(count) : null,
  });
  await renderPage('/business/casa', { directory, content: { businesses: [business] } });
  await screen.findByRole('heading', { level: 1 });
}

const gallery = () => within(screen.getByRole('region', { name: 'Photos' }));
const dialog = () => screen.findByRole('dialog', { name: 'Photos of Casa' });

describe('the photos of a listing', () => {
  it.each([
    [0, null],
    [1, null],
    [2, null],
    [5, null],
    [20, 'Show all 20 photos'],
    [60, 'Show all 60 photos'],
  ])('are all on the page, %i of them, beyond two rows folded away', async (count, summary) => {
    await show(count);
    if (count < 2) {
      expect(screen.queryByRole('region', { name: 'Photos' })).toBeNull();
      return;
    }
    const links = gallery().getAllByRole('link');
    expect(links).toHaveLength(count);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => expect.stringMatching(/^\/img\/business\/7\/\w+-full\.webp$/)),
    );
    const images = gallery().getAllByRole('img');
    expect(images.map((image) => [image.getAttribute('width'), image.getAttribute('loading')])).toEqual(
      Array.from({ length: count }, () => ['320', 'lazy']),
    );
    expect(images[0]?.getAttribute('alt')).toBe(`Photo 1 of ${count}`);
    expect(images[1]?.getAttribute('alt')).toContain('The bar');
    const folded = screen.getByRole('region', { name: 'Photos' }).querySelector('summary');
    expect(folded?.textContent ?? null).toBe(summary);
  });

  it('open in large, are leafed through by keys and buttons, and load their neighbours only', async () => {
    await show(5);
    const user = userEvent.setup();
    await user.click(gallery().getByRole('link', { name: /The bar/ }));
    const box = within(await dialog());
    expect(box.getByText('2 of 5')).toBeTruthy();
    expect(box.getByText('The bar')).toBeTruthy();
    const loaded = () => box.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'));
    expect(loaded()).toEqual(['Photo 1 of 5', 'The bar', 'Photo 3 of 5']);
    await user.keyboard('{ArrowRight}');
    expect(box.getByText('3 of 5')).toBeTruthy();
    await user.keyboard('{End}{ArrowRight}');
    expect(box.getByText('5 of 5')).toBeTruthy();
    const next = box.getByRole('button', { name: 'Next photo' });
    next.focus();
    expect([next.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', next]);
    await user.keyboard('{Home}');
    await user.click(box.getByRole('button', { name: 'Next photo' }));
    expect(box.getByText('2 of 5')).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open once by a double click, and close at one press', async () => {
    await show(5);
    const thumb = gallery().getByRole('link', { name: /The bar/ });
    fireEvent.click(thumb);
    fireEvent.click(thumb);
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be had say so, in small and in large after the cropped copy was tried', async () => {
    await show(2);
    const [first] = gallery().getAllByRole('img');
    if (first) fireEvent.error(first);
    expect(gallery().getByText('Photo not available')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(gallery().getByRole('link', { name: 'Photo not available' }));
    const box = within(await dialog());
    const large = () => box.getByRole('img', { name: 'Photo 1 of 2' });
    expect(large().getAttribute('src')).toMatch(/-full\.webp$/);
    fireEvent.error(large());
    expect(large().getAttribute('src')).toMatch(/-1200\.webp$/);
    fireEvent.error(large());
    expect(box.getByText('This photo is not available.')).toBeTruthy();
  });

  it('do not include the logo, which is beside the name', async () => {
    const business = sampleBusiness({
      slug: 'casa',
      photos: photosOf(2),
      logoUrl: 'https://photos.example/l.png',
    });
    await renderPage('/business/casa', { directory, content: { businesses: [business] } });
    await screen.findByRole('heading', { level: 1 });
    expect(gallery().getAllByRole('link')).toHaveLength(2);
    const logo = screen.getByRole('region', { name: 'At a glance' }).querySelector('img[src$="-small.webp"]');
    expect(logo).toBeTruthy();
  });
});
