import { safeLink } from '../../../../domain/text/links.ts';
import type { Hue } from '../../ui/icon/hueStyle.ts';
import * as icons from '../../ui/icon/icons.ts';
import type { Identity } from '../../ui/site/SiteIdentity.tsx';

interface ContactWay {
  title: string;
  text: string;
  /** Opens in a new tab; null leads to the form below instead. */
  href: string | null;
  hue: Hue;
  icon: string;
}

/** The four ways to reach the operators. One that is not known leads to the message form. */
export function contactWays({ email, phone, liveChatUrl, address }: Identity): ContactWay[] {
  return [
    {
      title: 'Email',
      text: email ?? 'Write to us with the form below.',
      href: email && safeLink(`mailto:${email}`, ['mailto']),
      hue: 'lake',
      icon: icons.mailIcon,
    },
    {
      title: 'Phone',
      text: phone ?? 'No phone line yet. Please write to us.',
      href: phone && safeLink(`tel:${phone}`, ['tel']),
      hue: 'sage',
      icon: icons.phoneIcon,
    },
    {
      title: 'Live Chat',
      text: liveChatUrl ? 'Talk to us in writing, right now.' : 'No chat yet. Please write to us.',
      href: liveChatUrl && safeLink(liveChatUrl),
      hue: 'plum',
      icon: icons.chatIcon,
    },
    {
      title: 'Visit Us',
      text: address ?? 'No open office yet. Please write to us.',
      href: address && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
      hue: 'caramel',
      icon: icons.pinIcon,
    },
  ];
}
