import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon, closeIcon, downIcon, upIcon } from '../../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { featureSections } from './featureSections.ts';
import { PartHeading } from './PartHeading.tsx';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

/** Sections shown before the list is expanded. */
const FIRST_SHOWN = 3;

const Sections = styled(
  'div',
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '5', md: '7' },
      mt: '1',
      '& h3': { textStyle: 'sm', fontWeight: 'bold', mb: '2' },
      '& li': {
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-start',
        gap: '2.5',
        py: '1',
        textStyle: { base: 'md', md: 'sm' },
        overflowWrap: 'anywhere',
        '& svg': { color: 'positive', mt: { base: '1', md: '0.5' } },
      },
      '& .off': { color: 'muted', '& svg': { color: 'muted' } },
      '& .value': { color: 'muted' },
    },
  }),
);

/** Features that the listing has and lacks, by section. */
export function BusinessFeatures({ about }: { about: unknown }) {
  const [isWhole, setIsWhole] = useState(false);
  const sections = featureSections(about);
  const more = (sections?.length ?? 0) - FIRST_SHOWN;
  return (
    <section aria-labelledby="features">
      <PartHeading id="features">Business Features &amp; Amenities</PartHeading>
      {sections === null ? (
        <p className={css({ color: 'muted' })}>Unable to display features and amenities.</p>
      ) : sections.length === 0 ? (
        <p className={css({ color: 'muted' })}>No features and amenities information available.</p>
      ) : (
        <>
          <Sections id="feature-sections">
            {sections.map(({ name, features }, index) => (
              <div
                key={name}
                hidden={!isWhole && index >= FIRST_SHOWN}
                data-more={index >= FIRST_SHOWN ? '' : undefined}
              >
                <h3>
                  <bdi>{name}</bdi>
                </h3>
                <ul>
                  {features.map((feature) => (
                    <li key={feature.name} className={feature.value === false ? 'off' : undefined}>
                      <Icon path={feature.value === false ? closeIcon : checkIcon} size={18} />
                      <span>
                        <bdi>{feature.name}</bdi>
                        {feature.value === false ? <VisuallyHidden>: not available</VisuallyHidden> : null}
                        {typeof feature.value === 'string' ? (
                          <span className="value">
                            : <bdi>{feature.value}</bdi>
                          </span>
                        ) : null}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Sections>
          {more > 0 ? (
            <Button
              variant="ghost"
              className={css({ mt: '3', ml: '-3', px: '3', whiteSpace: 'normal', flex: 'initial' })}
              data-needs-script=""
              aria-expanded={isWhole}
              aria-controls="feature-sections"
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? 'Show Less' : `Show More (${more} more ${more === 1 ? 'section' : 'sections'})`}
              <Icon path={isWhole ? upIcon : downIcon} size={18} />
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
