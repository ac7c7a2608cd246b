import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { contactWays } from './contactWays.ts';
import { MESSAGE_FORM } from './messageTypes.ts';
import { css } from '../../ui/theme/styles.ts';

export function ContactCards() {
  return (
    <ul
      className={css({
        display: 'grid',
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { base: '3', md: '5' },
        mt: { base: '6', md: '8' },
      })}
    >
      {contactWays(useSiteIdentity()).map(({ title, text, href, hue, icon }) => (
        <Card
          asChild
          key={title}
          className={css({ p: { base: '4', md: '6' }, display: 'flex', flexDirection: 'column' })}
        >
          <li>
            <IconTile hue={hue} icon={icon} />
            <h2 className={css({ textStyle: 'lg', fontWeight: 'bold', mt: '3.5', mb: '1' })}>{title}</h2>
            <p className={css({ color: 'muted', overflowWrap: 'anywhere', mb: '4' })}>{text}</p>
            <Button asChild variant="tonal" className={css({ mt: 'auto', alignSelf: 'flex-start' })}>
              <a href={href ?? `#${MESSAGE_FORM}`} {...(href && { target: '_blank', rel: 'noopener' })}>
                Contact Now
                <VisuallyHidden>: {title}</VisuallyHidden>
              </a>
            </Button>
          </li>
        </Card>
      ))}
    </ul>
  );
}
