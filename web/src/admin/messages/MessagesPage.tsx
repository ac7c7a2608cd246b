import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import {
  useMessageListQuery,
  useOneMessageQuery,
  type Message_MessageFragment,
  type MessageListQuery,
} from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { MissingDialog } from '../shared/dialog/MissingDialog.tsx';
import { readId } from '../shared/readId.ts';
import { SearchField } from '../shared/form/SearchField.tsx';
import { formatDateTime, formatNumber } from '../shared/text/formatTurkish.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { uncountedPage } from '../shared/table/uncountedPage.ts';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { LinkTabs } from '../shared/page/LinkTabs.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { messageFolders, messageTypeLabels } from './messageLabels.ts';
import { css } from '../../ui/theme/styles.ts';

const PAGE_SIZE = 20;
/** The server counts no further. */
const MAX_COUNTED = 1000;

/** Visitors' messages. Folder, search, page and the open message are held in the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const folder = messageFolders.find((one) => one.slug === params.get('folder'))?.folder ?? 'INBOX';
  const search = params.get('search') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const openId = readId(params.get('message'));
  const result = useMessageListQuery({
    variables: { folder, search: search || null, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const change = (values: Record<string, string | null>, isReplaced = false) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true, replace: isReplaced },
    );
  const hrefOf = (message: Message_MessageFragment) => {
    const next = new URLSearchParams(params);
    next.set('message', String(message.id));
    return `?${next.toString()}`;
  };

  return (
    <>
      <PageHeading title="Mesajlar" note="İletişim formundan gelenler" />
      <chakra.div display="flex" flexWrap="wrap" gap="3" mb="4" alignItems="center">
        <LinkTabs
          label="Klasörler"
          tabs={messageFolders.map(({ folder: one, label, slug }) => ({
            to: adminPaths.messages() + (slug ? `?folder=${slug}` : ''),
            label,
            isCurrent: one === folder,
          }))}
        />
        <SearchField
          key={folder}
          aria-label="Mesajlarda ara"
          placeholder="Ad, e-posta, konu ya da metin ara"
          search={search}
          className={css({ w: { base: 'full', md: 'auto' }, flex: { md: '1' }, maxW: { md: 'dialogWide' } })}
          onSearch={(value) => change({ search: value, page: null }, true)}
        />
      </chakra.div>
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={8} />}
        errorTitle="Mesajlar alınamadı"
      >
        {({ contactMessages }) =>
          contactMessages.totalCount === 0 ? (
            <EmptyState title={search ? 'Aramaya uyan mesaj yok' : 'Bu klasörde mesaj yok'} />
          ) : (
            <MessageList
              list={contactMessages}
              page={page}
              hrefOf={hrefOf}
              onPage={(next) => change({ page: next > 1 ? String(next) : null })}
            />
          )
        }
      </OperatorQueryState>
      {openId === null ? null : (
        <OpenMessage
          id={openId}
          list={data?.contactMessages}
          onClose={() => change({ message: null }, true)}
        />
      )}
    </>
  );
}

interface OpenMessageProps {
  id: number;
  /** Undefined until it is loaded. */
  list: MessageListQuery['contactMessages'] | undefined;
  onClose: () => void;
}

/** The message that the URL names, which may be on another page or in another folder. */
function OpenMessage({ id, list, onClose }: OpenMessageProps) {
  const single = useOneMessageQuery({ variables: { id } });
  const message = list?.nodes.find((one) => one.id === id) ?? single.data?.contactMessage;
  if (message)
    return (
      <MessageDialog key={message.id} message={message} canMail={list?.canMail ?? false} onClose={onClose} />
    );
  if (!list || single.loading) return null;
  return (
    <MissingDialog
      title="Mesaj bulunamadı"
      text="Bu mesaj silinmiş."
      error={single.error}
      onClose={onClose}
    />
  );
}

interface MessageListProps {
  list: MessageListQuery['contactMessages'];
  page: number;
  hrefOf: (message: Message_MessageFragment) => string;
  onPage: (page: number) => void;
}

function MessageList({ list, page, hrefOf, onPage }: MessageListProps) {
  const { nodes, totalCount } = list;
  return (
    <>
      <Card>
        <chakra.ul aria-label="Mesajlar">
          {nodes.map((message) => (
            <MessageRow key={message.id} message={message} href={hrefOf(message)} />
          ))}
        </chakra.ul>
      </Card>
      <PageSwitch
        label="Mesajların sayfaları"
        page={page}
        pageCount={Math.ceil(totalCount / PAGE_SIZE)}
        uncounted={uncountedPage(list, MAX_COUNTED)}
        onChange={onPage}
      />
      <chakra.p mt="2" textStyle="xs" color="muted">
        {totalCount >= MAX_COUNTED ? '1.000 ya da daha çok' : formatNumber(totalCount)} mesaj
      </chakra.p>
    </>
  );
}

function MessageRow({ message, href }: { message: Message_MessageFragment; href: string }) {
  const isNew = message.status === 'NEW';
  return (
    <chakra.li borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <chakra.div
        asChild
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '{sizes.art} minmax(0, 1fr) auto' }}
        columnGap="4"
        rowGap="0.5"
        alignItems="baseline"
        px="4"
        py="3"
      >
        <Link to={href} preventScrollReset>
          <chakra.span truncate fontWeight={isNew ? 'bold' : 'medium'}>
            <bdi>{message.name}</bdi>
          </chakra.span>
          <chakra.span
            gridColumn={{ base: '1 / -1', md: 'auto' }}
            gridRow={{ base: '2', md: 'auto' }}
            minW="0"
            truncate
          >
            <chakra.span fontWeight={isNew ? 'bold' : 'normal'}>
              <bdi>{message.subject}</bdi>
            </chakra.span>
            <chakra.span color="muted">
              {' '}
              · <bdi>{message.message}</bdi>
            </chakra.span>
          </chakra.span>
          <chakra.span display="flex" gap="2" alignItems="center" justifySelf="end">
            {isNew ? <Badge>Yeni</Badge> : null}
            {message.answeredAt ? <Badge tone="positive">Yanıtlandı</Badge> : null}
            <chakra.span display={{ base: 'none', lg: 'inline' }} textStyle="xs" color="muted">
              {messageTypeLabels[message.type]}
            </chakra.span>
            <chakra.time
              dateTime={message.createdAt}
              textStyle="xs"
              color="muted"
              whiteSpace="nowrap"
              fontVariantNumeric="tabular-nums"
            >
              {formatDateTime(message.createdAt)}
            </chakra.time>
          </chakra.span>
        </Link>
      </chakra.div>
    </chakra.li>
  );
}
