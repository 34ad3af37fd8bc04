import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { post } from '../../api/client'
import { fieldError } from '../../api/envelope'
import { type Souvenirs, souvenirsQuery } from '../../api/learning'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { formatNumber } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Field } from '../../ui/Field'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { Picture } from '../../ui/Picture'
import { QueryView } from '../../ui/QueryView'
import { RadioCard } from '../../ui/RadioCard'
import { Select } from '../../ui/Select'
import { EmptyState } from '../../ui/States'
import { TextArea } from '../../ui/TextArea'
import { TitleText } from '../../ui/TitleText'
import { toast } from '../../ui/toast'
import { UntranslatedText } from '../../ui/UntranslatedText'

export function Component() {
  const { t } = useLingui()
  const { registerCode = '' } = useParams()
  usePageMeta(t`Pilih suvenir`)
  const query = useQuery(souvenirsQuery(registerCode))
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Pilih suvenir</Trans>}
        lead={query.data && <TitleText>{query.data.title}</TitleText>}
        crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]}
      />
      <QueryView
        query={query}
        pending={<ListSkeleton count={4} className="grid gap-4 sm:grid-cols-2" item="h-40" />}
        missing={<Unknown />}
      >
        {(data) => <Chooser code={registerCode} data={data} />}
      </QueryView>
    </div>
  )
}

function Unknown() {
  return (
    <EmptyState
      title={<Trans>Nomor tidak valid</Trans>}
      action={
        <LinkButton to={paths.myLearning}>
          <Trans>Ke Belajar saya</Trans>
        </LinkButton>
      }
    >
      <Trans>Buka pilihan suvenir dari kelas Anda di Belajar saya.</Trans>
    </EmptyState>
  )
}

function Chooser({ code, data }: { code: string; data: Souvenirs }) {
  const { t } = useLingui()
  const request = data.existingRequest
  const [chosen, setChosen] = useState(request?.souvenir_id ?? null)
  const [reasonId, setReasonId] = useState('')
  const [reasonText, setReasonText] = useState('')
  const isChange = request !== null && chosen !== request.souvenir_id
  const isLocked = request !== null && !request.can_change
  const { mutate, isPending, error } = useMutation({
    meta: { errors: 'inline', invalidates: [souvenirsQuery(code).queryKey] },
    mutationFn: (souvenir_id: number) =>
      post('/souvenirs/requestV2', {
        register_code: code,
        souvenir_id,
        reason_id: reasonId ? Number(reasonId) : null,
        reason_text: reasonText,
      }),
    onSuccess: ({ message }) => toast.success(message, 'souvenir'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== null) mutate(chosen)
  }
  return (
    <form onSubmit={submit} className="grid gap-6">
      {request && (
        <Card className="flex flex-wrap items-center gap-3 p-4">
          <Gift aria-hidden className="size-5 text-primary" />
          <p className="flex-1">
            <Trans>
              Pilihan Anda sekarang: <strong>{request.name}</strong>
            </Trans>
          </p>
          <DeliveryChip status={request.status} />
          {isLocked && <Sent request={request} />}
        </Card>
      )}
      <fieldset hidden={isLocked} className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">{t`Suvenir`}</legend>
        {data.results.map((one) => (
          <RadioCard
            key={one.souvenir_id}
            name="souvenir"
            checked={chosen === one.souvenir_id}
            disabled={one.stock === 0 && request?.souvenir_id !== one.souvenir_id}
            onChange={() => setChosen(one.souvenir_id)}
            className="items-start p-4"
          >
            <span className="grid min-w-0 flex-1 gap-1">
              <span className="font-semibold text-strong">
                <UntranslatedText>{one.name}</UntranslatedText>
              </span>
              <span className="text-sm text-muted">
                <UntranslatedText>{one.description}</UntranslatedText>
              </span>
              <Stock count={one.stock} />
            </span>
            {one.image_url && (
              <Picture
                src={one.image_url}
                sizes="6rem"
                width={80}
                height={80}
                className="size-20 rounded-control object-cover"
              />
            )}
          </RadioCard>
        ))}
      </fieldset>
      {isChange && !isLocked && (
        <div className="grid gap-4 sm:max-w-xl">
          <Field label={<Trans>Alasan mengganti</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={reasonId}
                onChange={(event) => setReasonId(event.target.value)}
              >
                <option value="">{t`Pilih alasan`}</option>
                {data.changeRequestReason.map((reason) => (
                  <option key={reason.reason_id} value={reason.reason_id}>
                    {reason.text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label={<Trans>Keterangan</Trans>}
            optional={reasonId !== ''}
            error={fieldError(error, 'reason_text')}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={300}
                value={reasonText}
                onChange={(event) => setReasonText(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
      {error && (
        <p role="alert" className="font-medium text-danger">
          {messageOf(error)}
        </p>
      )}
      {!isLocked && (
        <div>
          <Button
            type="submit"
            size="lg"
            busy={isPending}
            disabled={chosen === null || (request !== null && !isChange)}
          >
            {request ? <Trans>Ganti suvenir</Trans> : <Trans context="one">Simpan pilihan</Trans>}
          </Button>
        </div>
      )}
    </form>
  )
}

/** A sent souvenir can be tracked but not changed. */
function Sent({ request }: { request: NonNullable<Souvenirs['existingRequest']> }) {
  const { tracking_number: trackingNumber, status } = request
  return (
    <p className="w-full text-sm text-muted">
      {trackingNumber && (
        <span className="block">
          <Trans>
            Nomor resi <strong className="text-strong">{trackingNumber}</strong>
          </Trans>
        </span>
      )}
      {status === 'received' ? (
        <Trans>Suvenir Anda sudah diterima. Semoga bermanfaat!</Trans>
      ) : (
        <Trans>Suvenir Anda sudah dikirim dan tidak dapat diganti.</Trans>
      )}
    </p>
  )
}

function Stock({ count }: { count: number }) {
  const left = formatNumber(count)
  return (
    <span className="text-sm font-semibold tabular-nums">
      {count === 0 ? <Trans>Habis</Trans> : <Trans>Tersisa {left}</Trans>}
    </span>
  )
}

function DeliveryChip({ status }: { status: 'requested' | 'sent' | 'received' }) {
  if (status === 'sent')
    return (
      <Chip tone="info">
        <Trans>Dikirim</Trans>
      </Chip>
    )
  if (status === 'received')
    return (
      <Chip tone="success">
        <Trans>Diterima</Trans>
      </Chip>
    )
  return (
    <Chip tone="primary">
      <Trans>Diminta</Trans>
    </Chip>
  )
}
