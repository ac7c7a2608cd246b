import { Link, type LinkProps } from 'react-router-dom';

const isServer = typeof document === 'undefined';

/**
 * A link to another page of the site. The router's link is only needed in the browser, so the server renders a plain anchor.
 */
export function SiteLink({ to, replace, preventScrollReset, ...anchor }: LinkProps) {
  return isServer && typeof to === 'string' && to.startsWith('/') ? (
    <a href={to} {...anchor} />
  ) : (
    <Link
      to={to}
      discover="none"
      {...(replace !== undefined && { replace })}
      {...(preventScrollReset !== undefined && { preventScrollReset })}
      {...anchor}
    />
  );
}
