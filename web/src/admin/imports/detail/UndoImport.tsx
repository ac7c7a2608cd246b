import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { refreshIcon } from '../../../ui/icon/icons.ts';
import {
  useImportLeftoversQuery,
  useUndoImportMutation,
  type ImportCard_ImportFragment,
} from '../../../graphql/generated.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { undoQuestion, undoSentence } from './undoSentences.ts';
import { FileMark } from '../../shared/page/FileMark.tsx';
import { formatDateTime, formatNumber } from '../../shared/text/formatTurkish.ts';
import { css } from '../../../ui/theme/styles.ts';

/** Undoes an import, after a confirmation that lists the effects. */
export function UndoButton({ item }: { item: ImportCard_ImportFragment }) {
  const { attempt } = useAction();
  const [isAsking, setAsking] = useState(false);
  const [undo, { loading }] = useUndoImportMutation();
  const isUndoing = loading || item.undoStatus === 'QUEUED' || item.undoStatus === 'RUNNING';
  if (!item.undoableUntil) return null;
  async function handleUndo() {
    setAsking(false);
    await attempt(() => undo({ variables: { id: item.id } }));
  }
  return (
    <>
      <Button variant="line" size="sm" disabled={isUndoing} onClick={() => setAsking(true)}>
        {isUndoing ? 'Geri alınıyor...' : 'Geri al'}
      </Button>
      {isAsking ? (
        <AdminDialog title="İçe aktarmayı geri al" onClose={() => setAsking(false)}>
          <p>{undoQuestion(item)}</p>
          <chakra.p mt="2" color="muted">
            {formatDateTime(item.undoableUntil)} tarihine dek geri alınabilir; aynı dosya yeniden
            yüklenebilir.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="4">
            <Button variant="line" size="sm" onClick={() => setAsking(false)}>
              Vazgeç
            </Button>
            <Button variant="red" size="sm" onClick={() => void handleUndo()}>
              Geri al
            </Button>
          </chakra.div>
        </AdminDialog>
      ) : null}
    </>
  );
}

/** An undone import: restored and skipped listings. */
export function UndoneImport({ item }: { item: ImportCard_ImportFragment }) {
  const { undo } = item;
  return (
    <Card as="section" aria-label="İçe aktarma sonucu" className={css({ p: { base: '4', md: '5' } })}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <FileMark icon={refreshIcon} tone="warning" />
        <chakra.div minW="0">
          <chakra.h2 textStyle="md" fontWeight="bold">
            İçe aktarma geri alındı
          </chakra.h2>
          <chakra.p color="muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {joinIsolated([item.fileName, item.undoneAt && formatDateTime(item.undoneAt)], ' · ')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {undo ? <chakra.p mt="3">{undoSentence(undo)}</chakra.p> : null}
      {undo && undo.left > 0 ? <Leftovers id={item.id} /> : null}
    </Card>
  );
}

const MAX_SHOWN = 20;

function Leftovers({ id }: { id: number }) {
  const { data } = useImportLeftoversQuery({ variables: { id, first: MAX_SHOWN } });
  const left = data?.import?.leftByUndo;
  if (!left) return null;
  return (
    <chakra.section mt="4" aria-label="Olduğu gibi kalanlar">
      <chakra.h3 textStyle="sm" fontWeight="bold">
        {formatNumber(left.totalCount)} işletme sonradan düzenlendiği için olduğu gibi kaldı
      </chakra.h3>
      <chakra.ul mt="1" color="muted">
        {left.nodes.map(({ businessId, name }) => (
          <li key={businessId}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
