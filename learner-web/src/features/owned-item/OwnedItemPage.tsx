import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { paths } from '../../app/paths'
import { BulletList } from '../../ui/BulletList'
import { CardSection } from '../../ui/CardSection'
import { Breadcrumb } from '../../ui/PageHeader'
import { MaterialList } from '../materials/MaterialList'
import { ItemHeader } from './ItemHeader'
import { RoomCard } from './RoomCard'
import { Schedule } from './Schedule'
import { SeatFacts } from './SeatFacts'
import { CoveredWorkshops, SubscriptionQuota, SubscriptionUses } from './SubscriptionCard'
import { Teaching } from './Teaching'
import { TowardsCertificate } from './TowardsCertificate'

// Few owned products are parcels.
const DeliveryCard = lazy(async () => ({ default: (await import('./DeliveryCard')).DeliveryCard }))

/** Kinds whose participants share materials before the event. */
const SHARES_FILES: readonly OwnedItem['kind'][] = ['training', 'oti', 'webinar', 'workshop']

/** One owned product with its next step, time and place; on phones the documents come last. */
export function OwnedItemPage({ detail }: { detail: OwnedDetail }) {
  return (
    <div className="grid grid-cols-1 gap-6 pt-6 desk:pt-9">
      <Breadcrumb crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]} />
      <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] desk:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-6">
          <ItemHeader detail={detail} />
          <WayIn detail={detail} />
          <TowardsCertificate item={detail.item} />
        </div>
        <Beside detail={detail} />
        <Contents detail={detail} />
      </div>
    </div>
  )
}

/** The room where it is the next step. */
function WayIn({ detail: { item, room } }: { detail: OwnedDetail }) {
  return room && item.next_step === 'join_room' ? <RoomCard item={item} room={room} /> : null
}

function Beside({ detail }: { detail: OwnedDetail }) {
  const { item, sessions, room, subscription } = detail
  return (
    <div className="grid grid-cols-1 gap-6 max-desk:contents desk:col-start-2 desk:row-span-2 desk:row-start-1">
      {subscription && <SubscriptionQuota subscription={subscription} />}
      {sessions.length > 0 && <Schedule sessions={sessions} />}
      {room && item.next_step !== 'join_room' && <RoomCard item={item} room={room} />}
      <div className="grid grid-cols-1 gap-6 max-desk:order-last">
        {subscription && <SubscriptionUses subscription={subscription} />}
        <SeatFacts detail={detail} />
      </div>
    </div>
  )
}

function Contents({ detail }: { detail: OwnedDetail }) {
  const { item, materials, delivery, subscription, requirements, teachers } = detail
  const awaitsFiles = SHARES_FILES.includes(item.kind) && item.phase !== 'past'
  return (
    <div className="grid grid-cols-1 gap-6 empty:hidden desk:col-start-1">
      {subscription && <CoveredWorkshops seat={item.uuid} subscription={subscription} />}
      {delivery && (
        <Suspense fallback={<div className="min-h-44" />}>
          <DeliveryCard delivery={delivery} />
        </Suspense>
      )}
      {item.phase !== 'past' && requirements.length > 0 && (
        <CardSection title={<Trans>Yang perlu Anda siapkan</Trans>}>
          <BulletList items={requirements} mark="dot" />
        </CardSection>
      )}
      {(materials.length > 0 || awaitsFiles) && (
        <CardSection title={<Trans context="files">Materi</Trans>}>
          <MaterialList materials={materials} />
        </CardSection>
      )}
      {teachers.length > 0 && <Teaching kind={item.kind} teachers={teachers} />}
    </div>
  )
}
