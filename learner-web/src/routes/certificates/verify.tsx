import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { type VerifiedCertificate, verifyCertificate } from '../../features/certificates/api'
import { CertificateFacts } from '../../features/certificates/CertificateFacts'
import { asPrinted, EXAMPLE_NUMBER } from '../../features/certificates/certificateNumber'
import { NumberHelp } from '../../features/certificates/NumberHelp'
import { StatusNotice } from '../../features/certificates/StatusNotice'
import { Verdict } from '../../features/certificates/Verdict'
import { usePageMeta } from '../../lib/pageMeta'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { PageHeader } from '../../ui/PageHeader'

// The form comes first; what stands around it may come later.
const loadIntro = () => import('../../features/certificates/VerifyIntro')
const ExamplePaper = lazy(async () => ({ default: (await loadIntro()).ExamplePaper }))
const VerifyIntro = lazy(async () => ({ default: (await loadIntro()).VerifyIntro }))

const TITLE = <Trans>Periksa keaslian sertifikat</Trans>
const LEAD = <Trans>Tulis nomor yang tercetak pada sertifikat, atau pindai kode QR-nya.</Trans>

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
  const isAsked = wanted !== ''
  const answer = (
    <div className="grid gap-5" aria-live="polite">
      {alert && <FormAlert tone="danger">{alert}</FormAlert>}
      {isUnknown && <NumberHelp />}
      {data && !error && (
        <>
          <Checked certificate={data} at={new Date(submittedAt).toISOString()} />
          <PrintButton />
        </>
      )}
    </div>
  )
  if (isScanned)
    return (
      <div className="page max-w-3xl pb-16">
        <PageHeader title={TITLE} lead={LEAD} />
        <div className="grid gap-6">
          {!isAnswerFirst && form}
          {answer}
          {isAnswerFirst && form}
        </div>
      </div>
    )
  return (
    <>
      <Banner title={TITLE} lead={LEAD} aside={!isAsked && <Example />}>
        {form}
      </Banner>
      <div className={cn('page max-w-3xl', isAsked && 'pt-8 pb-16')}>{answer}</div>
      {!isAsked && (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <VerifyIntro />
        </Suspense>
      )}
    </>
  )
}

const Example = () => (
  <Suspense fallback={<div className="h-80 w-full max-w-md desk:h-96 desk:w-112" />}>
    <ExamplePaper />
  </Suspense>
)

function Checked({ certificate, at }: { certificate: VerifiedCertificate; at: string }) {
  return (
    <CertificateFacts
      certificate={certificate}
      lead={
        <>
          <Verdict certificate={certificate} checkedAt={at} />
          <StatusNotice certificate={certificate} />
        </>
      }
    />
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
  const [typed, setTyped] = useState(wanted)
  useEffect(() => setTyped(wanted), [wanted])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = asPrinted(typed)
    if (number) check(number)
  }
  return (
    <form
      onSubmit={submit}
      className="no-print grid gap-4 rounded-card border border-line bg-surface p-5 text-ink sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <Field label={<Trans>Nomor sertifikat</Trans>}>
        {(control) => (
          <Input
            {...control}
            name="number"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder={EXAMPLE_NUMBER}
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
