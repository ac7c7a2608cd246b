import { Link, type LinkProps } from 'react-router-dom';

const isServer = typeof document === 'undefined';

/**
 * A link to another page of the site. What a router's link adds to the anchor of a whole path is only for the
 * browser, so the server omits it.
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
