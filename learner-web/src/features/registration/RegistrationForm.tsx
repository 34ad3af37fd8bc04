import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Registration } from '../../api/learning'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { stickyBar } from '../../ui/control'
import { Checkbox } from '../../ui/Field'
import { Attachments } from './Attachments'
import { ContactFields } from './ContactFields'
import type { Writer } from './draft'
import { Conflict, Reopened } from './FormNotes'
import { FormProgress } from './FormProgress'
import { ParticipantFields } from './ParticipantFields'
import { withSheet } from './paste'
import { SentSummary } from './SentSummary'
import { SheetImport } from './SheetImport'
import type { Sent } from './sent'
import { useRegistration } from './useRegistration'

type RegistrationState = ReturnType<typeof useRegistration>

interface SectionProps {
  form: Registration
  registration: RegistrationState
}

/** Who takes part and who is in charge; one participant alone is usually both. */
export function RegistrationForm({ form, writer }: { form: Registration; writer: Writer }) {
  const navigate = useNavigate()
  const registration = useRegistration(form, writer)
  const { wanted, save, submit, isConflict, reload } = registration
  const fields = useRef<HTMLFormElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { item_id, title, starts_at, ends_at, place } = form
    const state: Sent = { item_id, title, starts_at, ends_at, place }
    submit.mutate(wanted, { onSuccess: () => navigate(paths.registrationDone, { state }) })
  }
  useEffect(() => {
    if (submit.error) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submit.error])
  const isGroup = form.participants.length > 1
  if (form.status === 'submitted') return <SentSummary form={form} />
  return (
    <form ref={fields} noValidate onSubmit={send} className="grid gap-8">
      {isConflict && save.error && <Conflict error={save.error} onReload={reload} />}
      {form.reopen_reason && <Reopened reason={form.reopen_reason} />}
      {isGroup && <ContactSection registration={registration} />}
      <ParticipantSection form={form} registration={registration} />
      {!isGroup && <OwnContact registration={registration} />}
      <AttachmentSection form={form} />
      <SendBar registration={registration} />
    </form>
  )
}

function ContactSection({ registration }: Pick<SectionProps, 'registration'>) {
  const { draft, sent, change, error } = registration
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">
        <Trans>Penanggung jawab (PIC)</Trans>
      </h2>
      <ContactFields
        contacts={draft.pics}
        error={error}
        sent={sent?.pics}
        onChange={(pics) => change({ pics })}
      />
    </section>
  )
}

/** Asks once who is called about the class, and only then for another person. */
function OwnContact({ registration }: Pick<SectionProps, 'registration'>) {
  const { isOwnContact, setOwnContact } = registration
  return (
    <div className="grid gap-6">
      <Checkbox
        checked={isOwnContact}
        onChange={({ target }) => setOwnContact(target.checked)}
        label={
          <>
            <Trans>Peserta ini juga penanggung jawab (PIC)</Trans>
            <span className="block text-sm text-muted">
              <Trans>Kami menghubunginya bila jadwal berubah.</Trans>
            </span>
          </>
        }
      />
      {!isOwnContact && <ContactSection registration={registration} />}
    </div>
  )
}

function ParticipantSection({ form, registration }: SectionProps) {
  const { draft, sent, change, error, isOwnContact } = registration
  const fromSheet = form.participants.length > 1
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-xl">
            <Trans context="several">Peserta</Trans>
          </h2>
          {fromSheet && (
            <p className="text-sm text-muted">
              <Trans>Anda dapat menempelkan beberapa baris sekaligus dari lembar kerja.</Trans>
            </p>
          )}
        </div>
        {fromSheet && (
          <SheetImport
            number={form.number}
            onRows={(rows) => change({ participants: withSheet(draft.participants, rows) })}
          />
        )}
      </div>
      <ParticipantFields
        rows={draft.participants}
        error={error}
        sent={sent?.participants}
        isContact={isOwnContact}
        onChange={(participants) => change({ participants })}
      />
    </section>
  )
}

const BAR = 'grid gap-3 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center desk:gap-x-8'

/** What is missing, and the way to send it, always in view. */
function SendBar({ registration }: Pick<SectionProps, 'registration'>) {
  const { save, submit, refusal, isConflict, isDirty } = registration
  return (
    <div data-sticky-bar className={cn(stickyBar, BAR)}>
      <FormProgress
        draft={registration.draft}
        isOwnContact={registration.isOwnContact}
        isRefused={refusal !== null}
      />
      {refusal && !isConflict && (
        <p role="alert" className="font-medium text-danger desk:order-first desk:col-span-2">
          {messageOf(refusal)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="lg"
          busy={submit.isPending}
          disabled={isConflict}
          className="max-sm:w-full"
        >
          <Trans>Kirim pendaftaran</Trans>
        </Button>
        <p aria-live="polite" className="text-sm text-muted">
          {!refusal && <SaveState isSaving={save.isPending || isDirty} isSaved={save.isSuccess} />}
        </p>
      </div>
    </div>
  )
}

function SaveState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  if (isSaving) return <Trans>Menyimpan…</Trans>
  return isSaved && <Trans>Tersimpan</Trans>
}

/** Few need it: folded until it holds something. */
function AttachmentSection({ form }: { form: Registration }) {
  return (
    <details
      open={form.attachs.length > 0}
      className="group rounded-card border border-line bg-surface p-4"
    >
      <summary className="flex min-h-6 cursor-pointer items-center gap-2 font-semibold text-strong">
        <span className="flex-1">
          <Trans>Lampiran</Trans>{' '}
          <span className="font-normal text-muted">
            <Trans>(opsional)</Trans>
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pt-3">
        <p className="text-sm text-muted">
          <Trans>Bila ada: surat tugas, atau kebutuhan khusus peserta.</Trans>
        </p>
        <Attachments form={form} disabled={false} />
      </div>
    </details>
  )
}
