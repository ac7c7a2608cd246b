import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { useImportQualityQuery, type ImportQualityQuery } from '../../../graphql/generated.ts';
import { issueLabels } from './qualityIssues.ts';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { completenessText } from './completenessText.ts';

type ImportRow = ImportQualityQuery['dataQualityByImport'][number];

/** The latest imports with the quality of the listings that they created. */
export function ImportQualityTable({ current }: { current: number | null }) {
  const result = useImportQualityQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <OperatorQueryState
      result={result}
      skeleton={<RowsSkeleton rows={4} />}
      errorTitle="İçe aktarmalar alınamadı"
    >
      {({ dataQualityByImport: imports }) =>
        imports.length === 0 ? (
          <EmptyState
            title="İçe aktarma yok"
            text="Bir dosya yüklediğinizde kayıtlarının kalitesi burada görünür."
          />
        ) : (
          <AdminTable
            caption="İçe aktarmaya göre veri kalitesi"
            rows={imports}
            rowKey={({ importId }) => importId}
            isCurrent={({ importId }) => importId === current}
            columns={[
              {
                header: 'Dosya',
                isTitle: true,
                longShare: '40%',
                cell: ({ importId, fileName }) => (
                  <Link to={`?import=${importId}`}>
                    <bdi>{fileName}</bdi>
                  </Link>
                ),
              },
              { header: 'Kayıt', isNumeric: true, cell: ({ quality }) => formatNumber(quality.totalCount) },
              {
                header: 'Doluluk',
                isNumeric: true,
                cell: ({ quality }) => completenessText(quality.completeness),
              },
              { header: 'En sık sorun', cell: mostCommonIssue },
            ]}
          />
        )
      }
    </OperatorQueryState>
  );
}

function mostCommonIssue({ quality }: ImportRow) {
  const [worst] = quality.issues.toSorted((one, other) => other.count - one.count);
  return worst && worst.count > 0 ? `${issueLabels[worst.issue].label} (${formatNumber(worst.count)})` : null;
}
