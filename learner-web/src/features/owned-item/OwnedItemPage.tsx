import { Trans } from '@lingui/react/macro'
import { CalendarClock, MapPin } from 'lucide-react'
import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { paths, pathTo, to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { formatDate } from '../../lib/format'
import { formatStart } from '../../lib/formatStart'
import { BulletList } from '../../ui/BulletList'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { CardSection } from '../../ui/CardSection'
import { Breadcrumb } from '../../ui/PageHeader'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { WhyNoCertificate } from '../certificates/WhyNoCertificate'
import { TeacherProfile, TeachersTitle } from '../chapters/People'
import { MaterialList } from '../materials/MaterialList'
import { discussions, hasDiscussions } from '../my-learning/discussions'
import { PhaseChip } from '../my-learning/PhaseChip'
import { StepLink } from '../my-learning/StepLink'
import { DeliveryCard } from './DeliveryCard'
import { RoomCard } from './RoomCard'
import { SessionList } from './SessionList'
import { SubscriptionCard } from './SubscriptionCard'

/** Everything that belongs to one thing that one owns. */
export function OwnedItemPage({ detail }: { detail: OwnedDetail }) {
  const { item, sessions, materials, room, delivery, subscription, requirements, teachers } = detail
  return (
    <div className="grid gap-6 pt-6 desk:pt-9">
      <Breadcrumb crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]} />
      <Header detail={detail} />
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <div className="grid gap-6 empty:hidden">
          {subscription && <SubscriptionCard seat={item.uuid} subscription={subscription} />}
          {room && <RoomCard item={item} room={room} />}
          {delivery && <DeliveryCard delivery={delivery} />}
          {sessions.length > 0 && <SessionList sessions={sessions} />}
        </div>
        <div className="grid gap-6 empty:hidden">
          {item.phase !== 'past' && requirements.length > 0 && (
            <CardSection title={<Trans>Yang perlu Anda siapkan</Trans>}>
              <BulletList items={requirements} mark="dot" />
            </CardSection>
          )}
          {!subscription && (
            <CardSection title={<Trans context="files">Materi</Trans>}>
              <MaterialList materials={materials} />
            </CardSection>
          )}
          {teachers.length > 0 && <Teaching kind={item.kind} teachers={teachers} />}
        </div>
      </div>
    </div>
  )
}

function Teaching({ kind, teachers }: Pick<OwnedItem, 'kind'> & Pick<OwnedDetail, 'teachers'>) {
  return (
    <CardSection title={<TeachersTitle kind={kind} />}>
      <ul className="grid gap-5">
        {teachers.map((teacher) => (
          <li key={teacher.slug} className="flex gap-4">
            <TeacherProfile teacher={teacher} />
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

function Header({
  detail: { item, address, room, has_souvenir: hasSouvenir },
}: {
  detail: OwnedDetail
}) {
  const since = formatDate(item.granted_at)
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-5 p-5 sm:p-6">
      <ItemImage kind={item.kind} url={item.image_url} className="size-24 max-sm:hidden" />
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <div className="flex flex-wrap gap-1.5">
          <KindChip kind={item.kind} />
          <PhaseChip phase={item.phase} />
        </div>
        <h1 className="text-2xl text-balance desk:text-3xl">
          <bdi>{item.title}</bdi>
        </h1>
        <ul className="grid gap-1 text-sm text-muted">
          <li>
            <Trans>Milik Anda sejak {since}</Trans>
          </li>
          {item.starts_at && (
            <li className="flex items-center gap-2">
              <CalendarClock aria-hidden className="size-4 shrink-0" />
              {formatStart(item.starts_at, item.ends_at)}
            </li>
          )}
          {item.place && (
            <li className="flex items-start gap-2">
              <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
              <UntranslatedText>
                {[item.place, address].filter(Boolean).join(', ')}
              </UntranslatedText>
            </li>
          )}
        </ul>
        {item.phase === 'past' && !item.certificate_number && <WhyNoCertificate of={item.uuid} />}
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:flex-1">
        {item.is_published && (
          <LinkButton variant="secondary" to={to.detail(item.kind, item.slug)}>
            <Trans>Halaman produk</Trans>
          </LinkButton>
        )}
        {hasDiscussions(item) && (
          <LinkButton variant="secondary" to={discussions(item)}>
            <Trans>Diskusi</Trans>
          </LinkButton>
        )}
        {hasSouvenir && (
          <LinkButton
            variant="secondary"
            to={pathTo('souvenir', { registerCode: item.register_code })}
          >
            <Trans>Suvenir Anda</Trans>
          </LinkButton>
        )}
        {/* The room's card has its own way in. */}
        {!(room && item.next_step === 'join_room') && <StepLink item={item} isHere />}
      </div>
    </Card>
  )
}
