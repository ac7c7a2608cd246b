import { turkish } from '../../../../domain/messages/turkish.ts';
import { messageText } from '../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { refreshIcon } from '../../ui/icon/icons.ts';
import { Input } from '../../ui/form/Input.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useIndexingJudgementLazyQuery,
  useRefreshSitemapMutation,
  useSitemapStateQuery,
  type SitemapStateQuery,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { formatDateTime, formatDuration, formatNumber } from '../shared/text/formatTurkish.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { engineLabels, stateLabels } from './submissionLabels.ts';
import { css } from '../../ui/theme/styles.ts';

/** Polling interval of a sitemap build, in ms. */
const busyMs = 1000;
type Sitemap = SitemapStateQuery['sitemap'];

/** The sitemap: its date and content, and why a page is missing. */
export function SitemapCard() {
  const toast = useToast();
  const { data, refetch, startPolling, stopPolling } = useSitemapStateQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [refresh, { loading }] = useRefreshSitemapMutation();
  const sitemap = data?.sitemap;
  const isBusy = loading || (sitemap?.isRefreshing ?? false);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (isBusy) startPolling(busyMs);
    else stopPolling();
  }, [isBusy, startPolling, stopPolling]);
  useEffect(() => {
    if (!wasPressed.current || !sitemap || sitemap.isRefreshing) return;
    wasPressed.current = false;
    toast(
      sitemap.lastError
        ? {
            title: 'Hata',
            text: `Sitemap yenileme başarısız: ${messageText(sitemap.lastErrorData, sitemap.lastError)}`,
            tone: 'danger',
          }
        : {
            title: 'Sitemap Yenilendi',
            text: `${formatNumber(sitemap.urls)} adres, ${formatNumber(sitemap.parts.length)} dosya`,
            tone: 'positive',
          },
    );
  }, [sitemap, toast]);

  async function handleRefresh() {
    try {
      await refresh();
      wasPressed.current = true;
      await refetch();
    } catch (error) {
      const { code, message } = readOperatorError(error);
      toast({
        title: 'Hata',
        text: code === 'CONFLICT' ? message : turkish.sitemapFailed,
        tone: 'danger',
      });
    }
  }

  return (
    <SectionCard
      title="Sitemap"
      note={sitemap ? stateText(sitemap) : ' '}
      action={
        <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => void handleRefresh()}>
          <Icon path={refreshIcon} size={18} />
          {isBusy ? 'Yenileniyor...' : 'Şimdi Yenile'}
        </Button>
      }
    >
      {sitemap?.lastError && !isBusy ? (
        <chakra.p color="danger" mb="3">
          Son yenileme başarısız: {messageText(sitemap.lastErrorData, sitemap.lastError)}
        </chakra.p>
      ) : null}
      <Question />
    </SectionCard>
  );
}

function stateText({ builtAt, urls, parts, seconds }: Sitemap): string {
  if (!builtAt) return 'Henüz oluşturulmadı';
  const took = seconds === null || seconds === undefined ? '' : `, ${formatDuration(seconds)} sürdü`;
  return `${formatDateTime(builtAt)}, ${formatNumber(urls)} adres, ${formatNumber(parts.length)} dosya${took}`;
}

/** Why a page is not indexed, from the rule that the page itself follows. */
function Question() {
  const id = useId();
  const [url, setUrl] = useState('');
  const [fetchJudgement, { data, loading, error }] = useIndexingJudgementLazyQuery({
    fetchPolicy: 'network-only',
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (url.trim() !== '') void fetchJudgement({ variables: { url } }).catch(() => undefined);
  }
  const found = data?.indexingJudgement;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <chakra.label htmlFor={id} display="block" mb="1.5" fontWeight="medium">
        Bu sayfa neden dizinde yok?
      </chakra.label>
      <chakra.div display="flex" gap="2">
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="/business/…"
          className={css({ flex: '1', minW: '0' })}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="submit" variant="line" disabled={loading || url.trim() === ''}>
          Sor
        </Button>
      </chakra.div>
      <chakra.div aria-live="polite" mt={found || error ? '3' : '0'} overflowWrap="anywhere">
        {error ? <chakra.p color="danger">Yanıt alınamadı. Lütfen tekrar deneyin.</chakra.p> : null}
        {found ? (
          <>
            <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <Badge tone={found.isIndexable ? 'positive' : 'warning'}>
                {found.isIndexable ? 'Dizine açık' : 'Dizine kapalı'}
              </Badge>
              {found.isIndexable
                ? 'Arama motorlarından bu sayfayı dizine almaları istenir.'
                : messageText(found.explanationMessage, found.explanation)}
            </chakra.p>
            {found.canonicalUrl && found.canonicalUrl !== found.url ? (
              <chakra.p mt="1" color="muted">
                Asıl adres: {found.canonicalUrl}
              </chakra.p>
            ) : null}
            {found.isIndexable ? (
              <chakra.p mt="1" color="muted">
                {found.lastSubmission?.attemptedAt
                  ? `Son gönderim: ${formatDateTime(found.lastSubmission.attemptedAt)}, ${
                      found.lastSubmission.engine ? engineLabels[found.lastSubmission.engine] : ''
                    }, ${stateLabels[found.lastSubmission.state]}`
                  : 'Bu adres hiç gönderilmedi; arama motoru onu sitemap’ten bulur.'}
              </chakra.p>
            ) : null}
          </>
        ) : null}
      </chakra.div>
    </form>
  );
}
