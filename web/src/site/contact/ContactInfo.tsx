import { safeLink } from '../../../../domain/text/links.ts';
import { Chip } from '../../ui/form/Chip.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chatIcon, clockIcon, externalIcon, globeIcon } from '../../ui/icon/icons.ts';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Office hours and languages, as entered by the operators. */
export function ContactInfo() {
  const { responseHours, supportHours, languages, socialLinks } = useSiteIdentity();
  const facts = [
    { icon: chatIcon, name: 'Response', text: responseHours && `Within ${responseHours} hours` },
    { icon: clockIcon, name: 'Hours', text: supportHours },
    { icon: globeIcon, name: 'Languages', text: languages.join(', ') },
  ].filter(({ text }) => text);
  const links = socialLinks.flatMap(({ name, url }) => {
    const href = safeLink(url, ['http', 'https']);
    return href === null ? [] : [{ name, href }];
  });
  return (
    <>
      {facts.length > 0 ? (
        <section aria-labelledby="quick-info">
          <h2 id="quick-info" className={css({ textStyle: 'lg', fontWeight: 'bold', mb: '3' })}>
            Quick Info
          </h2>
          <dl className={css({ display: 'grid', gap: '3' })}>
            {facts.map(({ icon, name, text }) => (
              <div key={name} className={css({ position: 'relative', pl: '8.5', overflowWrap: 'anywhere' })}>
                <dt className={css({ textStyle: 'xs', color: 'muted' })}>
                  <span className={css({ position: 'absolute', left: '0', top: '2' })}>
                    <Icon path={icon} />
                  </span>
                  <bdi>{name}</bdi>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {links.length > 0 ? (
        <section aria-labelledby="follow">
          <h2 id="follow" className={css({ textStyle: 'lg', fontWeight: 'bold', mb: '3' })}>
            Follow Us
          </h2>
          <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            {links.map(({ name, href }) => (
              <li key={href} className={css({ maxW: 'full' })}>
                <Chip asChild className={css({ minH: '11' })}>
                  <a href={href} target="_blank" rel="noopener">
                    <bdi>{name}</bdi>
                    <Icon path={externalIcon} size={16} />
                  </a>
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
