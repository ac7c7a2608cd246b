import type { ComponentProps } from 'react';
import { OutboundLink, TextLink } from '../components/TextLink.tsx';
import { adminPaths } from '../lib/adminPaths.ts';

type PathLinkProps = Omit<ComponentProps<typeof OutboundLink>, 'href' | 'target'> & { to: string };

/**
 * A link to any address of ours. One of the public site opens in a window of its own: its pages are documents with
 * codes, ads and, where the back office has one, another origin.
 */
export function PathLink({ to, ...rest }: PathLinkProps) {
  if (to.startsWith('#')) return <OutboundLink {...rest} href={to} />;
  if (to.startsWith(adminPaths.home())) return <TextLink {...(rest as object)} to={to} />;
  return <OutboundLink {...rest} href={to} target="_blank" />;
}
