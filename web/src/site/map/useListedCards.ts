import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';

const cardsOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
const pathOf = (card: Element) => card.getAttribute('href') ?? '';

/**
 * The listing whose card is under the mouse or focused, of those with these slugs; null for none. The card of `activeSlug` is
 * marked, also after the list renders again.
 */
export function useListedCards(slugs: readonly string[], activeSlug: string | null): string | null {
  const [hovered, setHovered] = useState<string | null>(null);
  const known = slugs.join(' ');
  useEffect(() => {
    const list = document.getElementById('listed');
    const slugOfPath = new Map(known.split(' ').map((slug) => [paths.business(slug), slug]));
    const enter = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('a[href]') : null;
      setHovered((card && slugOfPath.get(pathOf(card))) ?? null);
    };
    const leave = () => setHovered(null);
    list?.addEventListener('mouseover', enter);
    list?.addEventListener('focusin', enter);
    list?.addEventListener('mouseleave', leave);
    list?.addEventListener('focusout', leave);
    return () => {
      list?.removeEventListener('mouseover', enter);
      list?.removeEventListener('focusin', enter);
      list?.removeEventListener('mouseleave', leave);
      list?.removeEventListener('focusout', leave);
    };
  }, [known]);
  useEffect(() => {
    if (activeSlug === null) return undefined;
    const path = paths.business(activeSlug);
    const marked = cardsOf(document.getElementById('listed')).filter((card) => pathOf(card) === path);
    for (const card of marked) card.dataset['active'] = '';
    return () => {
      for (const card of marked) delete card.dataset['active'];
    };
  }, [activeSlug, known]);
  return hovered;
}
