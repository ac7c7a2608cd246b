import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { localDate } from '../../../../domain/localDate.ts';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useAnalyticsDirectoryQuery, useAnalyticsReportQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { DirectoryFigures } from './DirectoryFigures.tsx';
import { ListingVisits } from './ListingVisits.tsx';
import { parseRange, rangeChoices } from './rangeChoices.ts';
import { VisitReport } from './VisitReport.tsx';
import { css } from '../../ui/theme/styles.ts';

const states = { errorTitle: 'Rakamlar alınamadı' };

/** State of the directory, and visitors' actions in a month or a year. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [today] = useState(() => localDate(null, new Date()));
  const range = parseRange(params, today);
  const listing = Number(params.get('listing'));
  const directory = useAnalyticsDirectoryQuery({ fetchPolicy: 'cache-and-network' });
  const report = useAnalyticsReportQuery({ variables: { range }, fetchPolicy: 'cache-and-network' });
  const hrefOf = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return { search: next.size ? `?${next}` : '' };
  };
  const known = report.data ?? report.previousData;
  const choices = rangeChoices(known?.analyticsReport.countedSince ?? null, today, range);
  return (
    <>
      <PageHeading
        title="Analitik"
        note="Ziyaretçiler çerezsiz ve isimsiz sayılır; botlar ve operatörler sayılmaz."
        action={
          <Button asChild variant="line" size="sm">
            <Link to={adminPaths.synonyms()}>Eş anlamlılar</Link>
          </Button>
        }
      />
      <OperatorQueryState
        result={directory}
        skeleton={<Skeleton className={css({ h: 'art', borderRadius: 'card' })} />}
        {...states}
      >
        {(figures) => <DirectoryFigures figures={figures} />}
      </OperatorQueryState>
      <chakra.section aria-labelledby="visits" mt="7" aria-busy={report.loading}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          mb="3"
        >
          <chakra.h2 id="visits" textStyle="lg" fontWeight="bold">
            Seçilen dönem
          </chakra.h2>
          <RangeSelect
            range={range}
            choices={choices}
            onChange={(next) => void navigate(hrefOf({ range: next }))}
          />
        </chakra.div>
        <OperatorQueryState
          result={report}
          skeleton={<Skeleton className={css({ h: 'shutter', borderRadius: 'card' })} />}
          {...states}
        >
          {({ analyticsReport, webVitals }) => (
            <VisitReport
              vitals={webVitals}
              report={analyticsReport}
              range={range}
              listingHref={(id) => hrefOf({ listing: String(id) })}
            />
          )}
        </OperatorQueryState>
      </chakra.section>
      {Number.isInteger(listing) && listing > 0 ? (
        <ListingVisits
          id={listing}
          range={range}
          onClose={() => void navigate(hrefOf({ listing: null }), { replace: true })}
        />
      ) : null}
    </>
  );
}

interface RangeSelectProps {
  range: string;
  choices: ReturnType<typeof rangeChoices>;
  onChange: (range: string) => void;
}

function RangeSelect({ range, choices, onChange }: RangeSelectProps) {
  return (
    <chakra.label minW="stripItem">
      <VisuallyHidden>Dönem</VisuallyHidden>
      <Select
        value={range}
        className={css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } })}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <optgroup label="Aylar">{choices.months.map(option)}</optgroup>
        <optgroup label="Yıllar">{choices.years.map(option)}</optgroup>
      </Select>
    </chakra.label>
  );
}

const option = ({ value, label }: { value: string; label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
);
