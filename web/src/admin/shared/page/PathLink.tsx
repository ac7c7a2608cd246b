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
 * A link to a page of this installation. Public pages open in a new window: they are documents with codes and ads, and may have
 * another origin.
 */
export function PathLink({ to, ...rest }: PathLinkProps) {
  if (to.startsWith('#')) return <OutboundLink {...rest} href={to} />;
  if (to.startsWith(adminPaths.home())) return <TextLink {...rest} to={to} />;
  return <OutboundLink {...rest} href={to} target="_blank" />;
}
