import type { ReactNode } from 'react';
import { OutboundLink, TextLink } from '../../../ui/text/TextLink.tsx';
import { adminPaths } from '../../../lib/adminPaths.ts';

interface PathLinkProps {
  to: string;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to any address of ours. One of the public site opens in a window of its own: its pages are documents with
 * codes, ads and, where the back office has one, another origin.
 */
export function PathLink({ to, ...rest }: PathLinkProps) {
  if (to.startsWith('#')) return <OutboundLink {...rest} href={to} />;
  if (to.startsWith(adminPaths.home())) return <TextLink {...rest} to={to} />;
  return <OutboundLink {...rest} href={to} target="_blank" />;
}
