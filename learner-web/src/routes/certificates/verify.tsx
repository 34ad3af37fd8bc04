import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { verifyCertificate } from '../../features/certificates/api'
import { CertificateFacts } from '../../features/certificates/CertificateFacts'
import { asPrinted } from '../../features/certificates/certificateNumber'
import { NumberHelp } from '../../features/certificates/NumberHelp'
import { StatusNotice } from '../../features/certificates/StatusNotice'
import { Verdict } from '../../features/certificates/Verdict'
import { usePageMeta } from '../../lib/pageMeta'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { PageHeader } from '../../ui/PageHeader'

/** Verifies a certificate by a typed number, or by the one in its QR code. */
export function Component() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('number') ?? ''
  const asked = useRef('')
  const { mutate, data, error, isPending, submittedAt } = useMutation({
    mutationFn: verifyCertificate,
    meta: { errors: 'inline' },
  })
  usePageMeta(t`Periksa keaslian sertifikat`)
  useEffect(() => {
    if (!wanted || asked.current === wanted) return
    asked.current = wanted
    mutate(wanted)
  }, [wanted, mutate])
  // Visitors who scanned the code only need the result.
  const [isScanned, setScanned] = useState(wanted !== '')
  const check = (number: string) => {
    asked.current = number
    setScanned(false)
    setParams({ number }, { replace: true })
    mutate(number)
  }
  const alert = formError(error)
  const isUnknown = error instanceof ApiError && error.status === 404
  const isAnswerFirst = isScanned && data !== undefined && !error
  const wait = useRetryCooldown(error).seconds
  const form = <NumberForm wanted={wanted} busy={isPending} wait={wait} check={check} />
  return (
    <div className="page max-w-3xl pb-10">
      <PageHeader
        title={<Trans>Periksa keaslian sertifikat</Trans>}
        lead={<Trans>Tulis nomor yang tercetak pada sertifikat, atau pindai kode QR-nya.</Trans>}
      />
      {!isAnswerFirst && form}
      <div className={cn('grid gap-5 pb-6', !isAnswerFirst && 'pt-6')} aria-live="polite">
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        {isUnknown && <NumberHelp />}
        {data && !error && (
          <CertificateFacts
            certificate={data}
            lead={
              <>
                <Verdict certificate={data} checkedAt={new Date(submittedAt).toISOString()} />
                <StatusNotice certificate={data} />
              </>
            }
          />
        )}
        {data && !error && <PrintButton />}
      </div>
      {isAnswerFirst && form}
    </div>
  )
}

function PrintButton() {
  return (
    <Button
      variant="secondary"
      className="no-print justify-self-start"
      onClick={() => window.print()}
    >
      <Printer aria-hidden className="size-4.5" />
      <Trans>Cetak hasil pemeriksaan</Trans>
    </Button>
  )
}

interface NumberFormProps {
  wanted: string
  busy: boolean
  /** Seconds until the next request is allowed. */
  wait: number
  check: (number: string) => void
}

function NumberForm({ wanted, busy, wait, check }: NumberFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = asPrinted(String(new FormData(event.currentTarget).get('number') ?? ''))
    if (number) check(number)
  }
  return (
    <form
      onSubmit={submit}
      className="no-print grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <Field label={<Trans>Nomor sertifikat</Trans>}>
        {(control) => (
          <Input
            {...control}
            key={wanted}
            name="number"
            defaultValue={wanted}
            placeholder="DX-KOM-2026-000001"
            autoCapitalize="characters"
            autoComplete="off"
            className="min-h-12"
            required
          />
        )}
      </Field>
      <SubmitButton busy={busy} wait={wait}>
        <Trans>Periksa</Trans>
      </SubmitButton>
    </form>
  )
}
