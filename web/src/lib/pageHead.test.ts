import { describe, expect, it } from '@jest/globals';
import type { PageFacts } from '../../../domain/indexRule.ts';
import type { PageHeadData } from './pageHead.ts';
import { headElements, renderHead } from './pageHead.ts';

const site = { siteUrl: 'https://directory.example', indexable: true };
const nasty = 'A "B" & \'C\' </script><script>alert(1)</script><!-- \u2028\u2029\r\nD';

function head(part: Partial<PageHeadData>): PageHeadData {
  return { title: 'T', description: 'D', page: { kind: 'fixed', path: '/x' }, ...part };
}

function metaOf(data: PageHeadData, name: string) {
  const found = headElements(data, site).find(
    ({ tag, attributes }) => tag === 'meta' && (attributes['name'] ?? attributes['property']) === name,
  );
  return found?.attributes['content'];
}

describe('renderHead', () => {
  it('keeps hostile names inside their attributes and data', () => {
    const html = renderHead(
      head({ title: nasty, description: nasty, structuredData: [{ '@type': 'Thing', name: nasty }] }),
      site,
    );
    document.head.innerHTML = html;
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(document.title).toContain('</script><script>alert(1)</script><!--');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<!--');
    expect(html.slice(html.indexOf('ld+json'))).not.toMatch(/[\u2028\u2029]/);
    const data: unknown = JSON.parse(document.head.querySelector('script')?.textContent ?? '');
    expect(data).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: nasty });
  });

  it('never cuts a description inside an emoji', () => {
    const cut = metaOf(head({ description: `${'x'.repeat(157)}👩‍👩‍👧‍👦 and more` }), 'description') ?? '';
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).not.toMatch(/\p{Cs}|\u200d/u);
  });

  it('never names the URL of another page beside noindex', () => {
    const list = { kind: 'list', path: '/businesses', page: 1, isChanged: true, isEmpty: false } as const;
    const search = renderHead(head({ page: list }), site);
    expect([search.includes('noindex'), search.includes('canonical')]).toEqual([true, false]);
    const ofCity = renderHead(head({ page: { ...list, sameAs: '/city/izmir' } }), site);
    expect(ofCity).toContain('rel="canonical" href="https://directory.example/city/izmir"');
    expect(ofCity).not.toContain('noindex');
  });

  it('has the canonical URL of the installation, and none for a page without one', () => {
    expect(renderHead(head({}), site)).toContain('rel="canonical" href="https://directory.example/x"');
    expect(renderHead(head({ page: { kind: 'missing' } }), site)).not.toContain('canonical');
  });

  it.each<[boolean, boolean, string]>([
    [true, true, 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1'],
    [false, true, 'noindex, follow'],
    [true, false, 'noindex, follow'],
  ])('page %s on an installation %s is %s', (isIndexable, indexable, robots) => {
    const page: PageFacts = isIndexable ? { kind: 'fixed', path: '/x' } : { kind: 'missing' };
    const found = headElements(head({ page }), { ...site, indexable }).find(
      ({ attributes }) => attributes['name'] === 'robots',
    );
    expect(found?.attributes['content']).toBe(robots);
  });
});
