import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { downIcon, warnIcon } from '../../../ui/icon/icons.ts';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { useImportWarningsQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { PageSwitch } from '../../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { problemColumns } from './ImportProblems.tsx';
import { css } from '../../../ui/theme/styles.ts';

const PAGE_SIZE = 20;

interface ImportWarningsProps {
  id: number;
  /** Values that were left empty, also those that are not listed. */
  count: number;
}

/** Values that could not be read and were left empty; their rows were taken. */
export function ImportWarnings({ id, count }: ImportWarningsProps) {
  const [page, setPage] = useState(1);
  const result = useImportWarningsQuery({
    variables: { id, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  const data = latestData(result);
  return (
    <chakra.details mt="4">
      <chakra.summary
        cursor="pointer"
        display="flex"
        alignItems="center"
        gap="2"
        minH={{ base: '11', md: '9' }}
        px="3.5"
        py="2"
        borderRadius="control"
        bg="warning.soft"
        listStyle="none"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & [data-arrow]': { transform: 'rotate(180deg)' },
        }}
      >
        <Icon path={warnIcon} className={css({ color: 'var(--d-colors-warning)' })} />
        <chakra.span flex="1">{`${formatNumber(count)} değer okunamadı ve boş bırakıldı`}</chakra.span>
        <chakra.span data-arrow="" display="grid">
          <Icon path={downIcon} size={18} />
        </chakra.span>
      </chakra.summary>
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={5} />}
        errorTitle="Okunamayan değerler alınamadı"
      >
        {({ import: item }) =>
          item ? (
            <>
              <AdminTable
                caption="Okunamayan değerler"
                columns={problemColumns}
                rows={item.warnings.nodes}
                rowKey={(warning) => warning.id}
              />
              {item.warnings.totalCount < count ? (
                <chakra.p color="muted" mt="2">
                  {`İlk ${formatNumber(item.warnings.totalCount)} tanesi listelenir.`}
                </chakra.p>
              ) : null}
              <PageSwitch
                label="Okunamayan değerlerin sayfaları"
                page={page}
                pageCount={Math.ceil(item.warnings.totalCount / PAGE_SIZE)}
                onChange={setPage}
              />
            </>
          ) : null
        }
      </OperatorQueryState>
    </chakra.details>
  );
}
