import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { sampleBusiness, sampleReview } from '../../testing/factories.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { paperStyles } from './paperStyles.ts';

const directory = testDirectory();
const hidden = [...paperStyles.matchAll(/([^{}]+)\{display:none!important\}/g)].map(
  ([, selector]) => selector,
);
const isPrinted = (element: Element) => element.closest(hidden.join(',')) === null;

describe('a printed page', () => {
  it('of a listing has all its reviews, without the listings nearby and the chrome', async () => {
    const reviewList = [1, 2, 3].map((id) => sampleReview({ id, comment: `Review ${id}` }));
    const business = sampleBusiness({ slug: 'casa', reviewList });
    const others = [sampleBusiness({ id: 2, name: 'Neighbour', city: business.city })];
    await renderPage('/business/casa', { directory, content: { businesses: [business, ...others] } });
    const reviews = await screen.findAllByText(/^Review \d$/);
    expect(reviews.map(isPrinted)).toEqual([true, true, true]);
    const more = [...document.querySelectorAll('main article[data-listing] ~ section')];
    expect(more.length).toBeGreaterThan(0);
    expect(more.some(isPrinted)).toBe(false);
    expect(isPrinted(screen.getByText('Is this your business?'))).toBe(false);
    expect(isPrinted(screen.getByRole('banner'))).toBe(false);
    expect(isPrinted(screen.getByRole('contentinfo'))).toBe(false);
  });

  it('of a listing has no empty boxes for missing photos', async () => {
    const photos = [1, 2].map((n) => ({ url: `https://photos.example/${n}.jpg` }));
    const business = sampleBusiness({ slug: 'casa', photos });
    await renderPage('/business/casa', { directory, content: { businesses: [business] } });
    const images = await screen.findAllByRole('img', { name: /^Photo/ });
    expect(images.map(isPrinted)).not.toContain(false);
    for (const image of images) fireEvent.error(image);
    expect(isPrinted(screen.getByRole('heading', { name: 'Photos' }))).toBe(false);
    expect(screen.getAllByText('Photo not available').some(isPrinted)).toBe(false);
    const place = document.querySelector('[data-without-photo]')?.parentElement;
    expect(place && isPrinted(place)).toBe(false);
    expect(isPrinted(screen.getByRole('heading', { level: 1 }))).toBe(true);
  });

  it('of the law has its title, date and introduction', async () => {
    await renderPage('/privacy-policy', { directory, content: {} });
    expect(isPrinted(await screen.findByRole('heading', { level: 1 }))).toBe(true);
    expect(isPrinted(screen.getByText(/^Effective/))).toBe(true);
  });

  it('of the back office has its title', async () => {
    await renderScreen('/admin/messages', { directory });
    expect(isPrinted(await screen.findByRole('heading', { level: 1 }))).toBe(true);
  });
});
