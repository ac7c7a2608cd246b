import { createContext, use, type ReactElement } from 'react';
import { BusinessCard, type BusinessCardProps } from './BusinessCard.tsx';
import { isEagerPhoto } from './BusinessPhoto.tsx';

/** On the server: returns the HTML of a card, from a cache if possible. */
export const CardPrinterContext = createContext<((card: ReactElement<BusinessCardProps>) => string) | null>(
  null,
);

/** A card as the item of a list. Cards recur on many pages, so the server renders each once; the browser sees no difference. */
export function CardItem({ photoOrder, ...props }: BusinessCardProps) {
  const print = use(CardPrinterContext);
  // The document asks for an eager photo in advance, which is a matter of the page.
  if (isEagerPhoto(photoOrder)) {
    return (
      <li>
        <BusinessCard {...props} {...(photoOrder !== undefined && { photoOrder })} />
      </li>
    );
  }
  const card = <BusinessCard {...props} />;
  return print ? <li dangerouslySetInnerHTML={{ __html: print(card) }} /> : <li>{card}</li>;
}
