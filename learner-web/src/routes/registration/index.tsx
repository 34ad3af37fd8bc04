import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Profile } from '../../api/accountTypes'
import { type Contact, type Registration, registrationQuery } from '../../api/learning'
import { messageOf } from '../../api/messageOf'
import { profileQuery } from '../../api/profile'
import { paths } from '../../app/paths'
import { Attachments } from '../../features/registration/Attachments'
import { ContactFields } from '../../features/registration/ContactFields'
import { ParticipantFields } from '../../features/registration/ParticipantFields'
import { type Row, withSheet } from '../../features/registration/paste'
import { SheetImport } from '../../features/registration/SheetImport'
import { SubstituteDialog } from '../../features/registration/SubstituteDialog'
import type { Sent } from '../../features/registration/sent'
import { useRegistration } from '../../features/registration/useRegistration'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  const { number = '' } = useParams()
  usePageMeta(t`Formulir pendaftaran`)
  const query = useQuery(registrationQuery(number))
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Formulir pendaftaran</Trans>}
        lead={query.data && <bdi>{query.data.title}</bdi>}
        crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]}
      />
      <QueryView
        query={query}
        pending={<ListSkeleton count={3} className="grid gap-4" item="h-40 rounded-card" />}
        missing={<Unknown />}
      >
        {(form) => <WithWriter key={form.number} form={form} />}
      </QueryView>
    </div>
  )
}

/** Their own profile names who writes; a form that can be filled in without it does not fail with it. */
function WithWriter({ form }: { form: Registration }) {
  const { data, isPending } = useQuery(profileQuery())
  if (isPending) return <ListSkeleton count={3} className="grid gap-4" item="h-40 rounded-card" />
  return <Form form={form} writer={writerOf(data)} />
}

const writerOf = (profile: Profile | undefined): Contact => ({
  name: profile?.fullname ?? '',
  email: profile?.email ?? '',
  phone: profile?.phone ?? '',
})

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
      <Trans>Periksa kembali tautannya, atau buka formulir dari Belajar saya.</Trans>
    </EmptyState>
  )
}

/** Stays in sight wherever one is typing: what is typed from now on is not saved. */
function Conflict({ error, onReload }: { error: Error; onReload: () => void }) {
  return (
    <div
      role="alert"
      className="sticky top-20 z-10 flex flex-wrap items-center gap-3 rounded-card border border-danger bg-surface p-4 shadow-overlay"
    >
      <p className="min-w-0 flex-1 basis-56 font-medium text-danger">{messageOf(error)}</p>
      <Button variant="secondary" onClick={onReload}>
        <Trans>Muat ulang</Trans>
      </Button>
    </div>
  )
}

function Submitted({ canSubstitute }: { canSubstitute: boolean }) {
  return (
    <Card className="p-4">
      <p role="status">
        {canSubstitute ? (
          <Trans>
            Formulir ini sudah dikirim. Peserta masih dapat diganti sampai kelas dimulai; untuk
            koreksi lain, hubungi tim kami.
          </Trans>
        ) : (
          <Trans>
            Formulir ini sudah dikirim dan tidak dapat diubah. Hubungi tim kami bila ada koreksi.
          </Trans>
        )}
      </p>
    </Card>
  )
}

function Reopened({ reason }: { reason: string }) {
  return (
    <Card className="border-warning p-4">
      <p>
        <Trans>Dibuka kembali oleh tim kami:</Trans> {reason}
      </p>
    </Card>
  )
}

function SaveState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  if (isSaving) return <Trans>Menyimpan…</Trans>
  return isSaved && <Trans>Tersimpan</Trans>
}

function Form({ form, writer }: { form: Registration; writer: Contact }) {
  const navigate = useNavigate()
  const registration = useRegistration(form, writer)
  const { draft, sent, change, save, submit, isDirty, isConflict, reload } = registration
  const [leaving, setLeaving] = useState<Row | null>(null)
  const fields = useRef<HTMLFormElement>(null)
  const isLocked = form.status === 'submitted'
  const isGroup = form.participants.length > 1
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { title, starts_at, ends_at, place } = form
    const state: Sent = { title, starts_at, ends_at, place }
    submit.mutate(draft, { onSuccess: () => navigate(paths.registrationDone, { state }) })
  }
  const error = submit.error ?? save.error
  useEffect(() => {
    if (submit.error) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submit.error])
  return (
    <>
      <form ref={fields} noValidate onSubmit={send} className="grid gap-8">
        {isLocked && <Submitted canSubstitute={form.can_substitute} />}
        {isConflict && save.error && <Conflict error={save.error} onReload={reload} />}
        {form.reopen_reason && <Reopened reason={form.reopen_reason} />}
        <section className="grid gap-3">
          <h2 className="text-xl">
            <Trans>Penanggung jawab (PIC)</Trans>
          </h2>
          <ContactFields
            contacts={draft.pics}
            error={error}
            sent={sent?.pics}
            disabled={isLocked}
            onChange={(pics) => change({ pics })}
          />
        </section>
        <section className="grid gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div className="grid gap-1">
              <h2 className="text-xl">
                <Trans>Peserta</Trans>
              </h2>
              {!isLocked && isGroup && (
                <p className="text-sm text-muted">
                  <Trans>Anda dapat menempelkan beberapa baris sekaligus dari lembar kerja.</Trans>
                </p>
              )}
            </div>
            {!isLocked && isGroup && (
              <SheetImport
                number={form.number}
                onRows={(rows) => change({ participants: withSheet(draft.participants, rows) })}
              />
            )}
          </div>
          <ParticipantFields
            rows={isLocked ? form.participants : draft.participants}
            error={error}
            sent={sent?.participants}
            disabled={isLocked}
            onChange={(participants) => change({ participants })}
            onSubstitute={form.can_substitute ? setLeaving : undefined}
          />
        </section>
        <AttachmentSection form={form} isLocked={isLocked} />
        {!isLocked && (
          <div className="grid gap-3">
            {error && !isConflict && (
              <p role="alert" className="font-medium text-danger">
                {messageOf(error)}
              </p>
            )}
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" size="lg" busy={submit.isPending} disabled={isConflict}>
                <Trans>Kirim pendaftaran</Trans>
              </Button>
              <p aria-live="polite" className="text-sm text-muted">
                {!error && (
                  <SaveState isSaving={save.isPending || isDirty} isSaved={save.isSuccess} />
                )}
              </p>
            </div>
          </div>
        )}
      </form>
      {leaving && (
        <SubstituteDialog number={form.number} row={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  )
}

function AttachmentSection({ form, isLocked }: { form: Registration; isLocked: boolean }) {
  if (isLocked && form.attachs.length === 0) return null
  return (
    <section className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="text-xl">
          <Trans>Lampiran</Trans>
        </h2>
        {!isLocked && (
          <p className="text-sm text-muted">
            <Trans>Bila ada: surat tugas, atau kebutuhan khusus peserta.</Trans>
          </p>
        )}
      </div>
      <Attachments form={form} disabled={isLocked} />
    </section>
  )
}
