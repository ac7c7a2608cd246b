import type { AnchorHTMLAttributes } from 'react';
import type { BusinessAction } from './businessActions.ts';

interface ActionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  action: BusinessAction;
}

/** The unstyled link of an action. */
export function ActionLink({ action, children, ...rest }: ActionLinkProps) {
  return (
    <a
      {...rest}
      href={action.href}
      data-action={action.key}
      rel="noopener"
      {...(action.isOutbound && { target: '_blank' })}
    >
      {children}
    </a>
  );
}
