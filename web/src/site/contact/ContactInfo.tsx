import { chakra } from '@chakra-ui/react';
import { safeLink } from '../../../../domain/text/links.ts';
import { Chip } from '../../ui/form/Chip.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chatIcon, clockIcon, externalIcon, globeIcon } from '../../ui/icon/icons.ts';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';

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
          <chakra.h2 id="quick-info" textStyle="lg" fontWeight="bold" mb="3">
            Quick Info
          </chakra.h2>
          <chakra.dl display="grid" gap="3">
            {facts.map(({ icon, name, text }) => (
              <chakra.div key={name} position="relative" pl="8.5" overflowWrap="anywhere">
                <chakra.dt textStyle="xs" color="muted">
                  <chakra.span position="absolute" left="0" top="2">
                    <Icon path={icon} />
                  </chakra.span>
                  <bdi>{name}</bdi>
                </chakra.dt>
                <dd>{text}</dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </section>
      ) : null}
      {links.length > 0 ? (
        <section aria-labelledby="follow">
          <chakra.h2 id="follow" textStyle="lg" fontWeight="bold" mb="3">
            Follow Us
          </chakra.h2>
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {links.map(({ name, href }) => (
              <chakra.li key={href} maxW="full">
                <Chip asChild minH="11">
                  <a href={href} target="_blank" rel="noopener">
                    <bdi>{name}</bdi>
                    <Icon path={externalIcon} size={16} />
                  </a>
                </Chip>
              </chakra.li>
            ))}
          </chakra.ul>
        </section>
      ) : null}
    </>
  );
}
