import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon.tsx';
import { listIcon, mailIcon, rightIcon } from '../../ui/icon/icons.ts';
import { useInboxCountsQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';

/** Unread messages of visitors. */
export function InboxCard() {
  const { data } = useInboxCountsQuery({ fetchPolicy: 'cache-and-network' });
  const lines = [
    {
      to: adminPaths.messages(),
      icon: mailIcon,
      label: 'Mesajlar',
      text: countText(data?.contactMessages.totalCount, 'yeni mesaj', 'Yeni mesaj yok'),
    },
    {
      to: adminPaths.proposals(),
      icon: listIcon,
      label: 'Ziyaretçi önerileri',
      text: countText(data?.listingProposals.totalCount, 'karar bekliyor', 'Bekleyen öneri yok'),
    },
  ];
  return (
    <SectionCard title="Gelen Kutusu">
      <ul>
        {lines.map(({ to, icon, label, text }) => (
          <chakra.li key={to} color="accent">
            <chakra.div asChild display="flex" alignItems="center" gap="3" minH="12">
              <Link to={to}>
                <Icon path={icon} />
                <chakra.span flex="1" minW="0">
                  <chakra.span display="block" fontWeight="medium" color="text">
                    {label}
                  </chakra.span>
                  <chakra.span display="block" textStyle="xs" color="muted">
                    {text}
                  </chakra.span>
                </chakra.span>
                <Icon path={rightIcon} size={18} />
              </Link>
            </chakra.div>
          </chakra.li>
        ))}
      </ul>
    </SectionCard>
  );
}

function countText(count: number | undefined, some: string, none: string): string {
  if (count === undefined) return ' ';
  return count === 0 ? none : `${formatNumber(count)}${count >= 1000 ? '+' : ''} ${some}`;
}
