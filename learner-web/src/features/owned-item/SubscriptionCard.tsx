import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type OwnedDetail, takeWorkshop } from '../../api/learning'
import { learningKey } from '../../api/owned'
import { pathTo, to } from '../../app/paths'
import { formatDate, formatDateTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Chip } from '../../ui/Chip'
import { Link } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { TitleText } from '../../ui/TitleText'
import { toast } from '../../ui/toast'

type Subscription = NonNullable<OwnedDetail['subscription']>

interface SubscriptionCardProps {
  /** The subscription's own uuid. */
  seat: string
  subscription: Subscription
}

/** What is left of a subscription. */
export function SubscriptionQuota({
  subscription: { quota, remaining, valid_until, is_over },
}: Pick<SubscriptionCardProps, 'subscription'>) {
  const { t } = useLingui()
  const until = formatDate(valid_until)
  return (
    <CardSection title={<Trans>Jatah langganan</Trans>}>
      <p>
        <span className="text-4xl font-bold text-strong tabular-nums">{remaining ?? '∞'}</span>{' '}
        <span className="text-muted">
          {quota === null ? (
            <Trans>workshop tanpa batas</Trans>
          ) : (
            <Trans>dari {quota} workshop tersisa</Trans>
          )}
        </span>
      </p>
      {quota !== null && remaining !== null && (
        <Progress label={t`Jatah tersisa`} value={remaining} max={quota} />
      )}
      <p className="text-sm text-muted">
        {is_over ? (
          <Trans>
            Berakhir <bdi>{until}</bdi>
          </Trans>
        ) : (
          <Trans>
            Berlaku sampai <bdi>{until}</bdi>
          </Trans>
        )}
      </p>
    </CardSection>
  )
}

/** What a subscription was used for. */
export function SubscriptionUses({
  subscription: { uses },
}: Pick<SubscriptionCardProps, 'subscription'>) {
  return (
    <CardSection title={<Trans>Sudah diambil</Trans>}>
      {uses.length === 0 && (
        <p className="text-muted">
          <Trans>Belum ada workshop yang Anda ambil dengan langganan ini.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {uses.map((use) => (
          <li key={use.seat_uuid} className="grid gap-0.5">
            <Link
              to={pathTo('ownedItem', { uuid: use.seat_uuid })}
              className="font-semibold text-strong hover:text-primary hover:underline"
            >
              <TitleText>{use.title}</TitleText>
            </Link>
            {use.starts_at && (
              <span className="text-sm text-muted">{formatDateTime(use.starts_at)}</span>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

/** What a subscription can be used for. */
export function CoveredWorkshops({ seat, subscription }: SubscriptionCardProps) {
  const { covered, remaining, is_over } = subscription
  const canTake = !is_over && remaining !== 0
  return (
    <CardSection title={<Trans>Workshop yang tercakup</Trans>}>
      {covered.length === 0 && (
        <p className="text-muted">
          <Trans>Belum ada jadwal baru dalam masa langganan Anda.</Trans>
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {covered.map((workshop) => (
          <li
            key={workshop.slug}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <p className="grid min-w-0 flex-1 basis-48 gap-0.5">
              <Link
                to={to.detail('workshop', workshop.slug)}
                className="font-semibold text-strong hover:text-primary hover:underline"
              >
                <TitleText>{workshop.title}</TitleText>
              </Link>
              <span className="text-sm text-muted">
                {workshop.starts_at && formatDateTime(workshop.starts_at)}
                {workshop.place && ` · ${workshop.place}`}
              </span>
            </p>
            <Take seat={seat} workshop={workshop} canTake={canTake} />
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

interface TakeProps {
  seat: string
  workshop: Subscription['covered'][number]
  canTake: boolean
}

function Take({ seat, workshop, canTake }: TakeProps) {
  const taking = useMutation({
    mutationFn: () => takeWorkshop(workshop.slug, seat),
    onSuccess: ({ message }) => toast.success(message, 'workshop'),
    meta: { invalidates: [learningKey] },
  })
  if (workshop.is_taken)
    return (
      <Chip tone="success">
        <Trans>Sudah terdaftar</Trans>
      </Chip>
    )
  if (workshop.is_full)
    return (
      <Chip>
        <Trans>Penuh</Trans>
      </Chip>
    )
  if (!canTake) return null
  return (
    <Button size="sm" className="min-h-11" busy={taking.isPending} onClick={() => taking.mutate()}>
      <Trans>Ambil dengan langganan</Trans>
    </Button>
  )
}
