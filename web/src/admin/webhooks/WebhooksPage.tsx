import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useWebhookListQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { Button } from '../../ui/form/Button.tsx';
import { MissingDialog } from '../shared/dialog/MissingDialog.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { readId } from '../shared/readId.ts';
import { PagedList } from '../shared/table/PagedList.tsx';
import { DeletedWebhooks } from './DeletedWebhooks.tsx';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

/** All that an installation may have. */
const PAGE_SIZE = 50;

/** Addresses that receive the changes of listings. The open dialog is held in the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const result = useWebhookListQuery({
    variables: { first: PAGE_SIZE, offset: 0 },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const edited = params.get('edit');
  const openId = readId(edited) ?? readId(params.get('messages'));
  const open = data?.webhooks.nodes.find(({ id }) => id === openId);
  const close = () => setParams({}, { replace: true });
  return (
    <>
      <PageHeading
        title="Webhook’lar"
        note="İşletmelerdeki değişiklikleri başka programlara bildirir"
        action={<Button onClick={() => setParams({ edit: 'new' })}>Yeni webhook</Button>}
      />
      <PagedList
        result={result}
        errorTitle="Webhook’lar alınamadı"
        rowsOf={({ webhooks }) => webhooks}
        empty={{
          title: 'Henüz webhook yok',
          text: 'Bir program değişiklikleri kendiliğinden öğrenecekse adresini ekleyin.',
        }}
        page={1}
        pageSize={PAGE_SIZE}
        onPage={close}
      >
        {(nodes) => (
          <chakra.ul display="grid" gap="4" aria-label="Webhook’lar">
            {nodes.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setParams({ edit: String(webhook.id) })}
                onMessages={() => setParams({ messages: String(webhook.id) })}
              />
            ))}
          </chakra.ul>
        )}
      </PagedList>
      <DeletedWebhooks />
      {edited === 'new' ? <NewWebhookDialog onClose={close} /> : null}
      {open && edited ? <WebhookDialog key={open.id} webhook={open} onClose={close} /> : null}
      {open && !edited ? <WebhookDeliveries webhook={open} onClose={close} /> : null}
      {openId !== null && data && !open ? (
        <MissingDialog
          title="Webhook bulunamadı"
          text="Bu webhook silinmiş olabilir."
          error={null}
          onClose={close}
        />
      ) : null}
    </>
  );
}
