import { messageText } from '../../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import type { ImportProblemsQuery } from '../../../graphql/generated.ts';
import { useImportProblemsQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import type { AdminColumn } from '../../shared/table/AdminTable.tsx';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { PageSwitch } from '../../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';

const PAGE_SIZE = 50;

type Problem = NonNullable<ImportProblemsQuery['import']>['problems']['nodes'][number];

const Value = chakra('code', {
  base: {
    w: 'fit-content',
    maxW: 'full',
    px: '1.5',
    py: '0.5',
    borderRadius: 'small',
    fontFamily: 'mono',
    textStyle: 'xs',
    bg: 'danger.soft',
    color: 'danger',
    lineClamp: '3',
  },
});

export const problemColumns: AdminColumn<Problem>[] = [
  { header: 'Sayfa', cell: ({ sheet }) => sheet },
  { header: 'Satır', isNumeric: true, cell: ({ rowNumber }) => formatNumber(rowNumber) },
  { header: 'Sütun', cell: ({ column }) => column },
  {
    header: 'Değer',
    longShare: '36%',
    cell: ({ value }) => <Value title={value ?? undefined}>{value ? value : '(boş)'}</Value>,
  },
  {
    header: 'Neden',
    isTitle: true,
    longShare: '34%',
    cell: ({ message, messageData }) => messageText(messageData, message),
  },
];

interface ImportProblemsProps {
  id: number;
  page: number;
  onPage: (page: number) => void;
}

/** The rows that an import refused, each with its reason. */
export function ImportProblems({ id, page, onPage }: ImportProblemsProps) {
  const result = useImportProblemsQuery({
    variables: { id, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  // The old page stays in view until the next one is there.
  const data = latestData(result);
  return (
    <chakra.section aria-label="Reddedilen satırlar" mt="5">
      <chakra.h3 textStyle="sm" fontWeight="bold" mb="1">
        Reddedilen satırlar
      </chakra.h3>
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={5} />}
        errorTitle="Reddedilen satırlar alınamadı"
      >
        {({ import: item }) =>
          item ? (
            <>
              <AdminTable
                caption="Reddedilen satırlar"
                columns={problemColumns}
                rows={item.problems.nodes}
                rowKey={(problem) => problem.id}
              />
              {item.problemsOmitted > 0 ? (
                <chakra.p textStyle="sm" color="muted" mt="2">
                  {`Yalnızca ilk ${formatNumber(item.problems.totalCount)} neden saklandı; ${formatNumber(item.problemsOmitted)} neden daha vardı.`}
                </chakra.p>
              ) : null}
              <PageSwitch
                label="Reddedilen satırların sayfaları"
                page={page}
                pageCount={Math.ceil(item.problems.totalCount / PAGE_SIZE)}
                onChange={onPage}
              />
            </>
          ) : null
        }
      </OperatorQueryState>
    </chakra.section>
  );
}
