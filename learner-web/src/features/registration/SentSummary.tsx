import { Trans } from '@lingui/react/macro'
import { CircleCheck, UserPen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Contact, Participant, Registration } from '../../api/learning'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Attachments } from './Attachments'
import { SubstituteDialog } from './SubstituteDialog'

/** What was sent, to be read; who takes part can be changed until the class begins. */
export function SentSummary({ form }: { form: Registration }) {
  const [leaving, setLeaving] = useState<Participant | null>(null)
  return (
    <div className="grid gap-5">
      <SentNote form={form} />
      <CardSection title={<Trans context="several">Peserta</Trans>}>
        <ul className="grid divide-y divide-line">
          {form.participants.map((person) => (
            <Person key={person.regcourse_id} person={person}>
              {form.can_substitute && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="min-h-11"
                  onClick={() => setLeaving(person)}
                >
                  <UserPen aria-hidden className="size-4.5" />
                  <Trans>Ganti peserta</Trans>
                </Button>
              )}
            </Person>
          ))}
        </ul>
      </CardSection>
      <CardSection title={<Trans>Penanggung jawab (PIC)</Trans>}>
        <ul className="grid divide-y divide-line">
          {form.pics.map((contact) => (
            <Person key={contact.email} person={contact} />
          ))}
        </ul>
      </CardSection>
      {form.attachs.length > 0 && (
        <CardSection title={<Trans>Lampiran</Trans>}>
          <Attachments form={form} disabled />
        </CardSection>
      )}
      {leaving && (
        <SubstituteDialog number={form.number} row={leaving} onClose={() => setLeaving(null)} />
      )}
    </div>
  )
}

function SentNote({ form: { submitted_at, can_substitute } }: { form: Registration }) {
  const when = submitted_at ? formatDateTime(submitted_at) : ''
  return (
    <div className="flex gap-3 rounded-card bg-success-tint p-4">
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
      <div role="status" className="grid gap-1">
        {when && (
          <p className="font-semibold text-success">
            <Trans>Pendaftaran terkirim {when}</Trans>
          </p>
        )}
        <p>
          {can_substitute ? (
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
      </div>
    </div>
  )
}

interface PersonProps {
  person: Contact & { position?: string }
  children?: ReactNode
}

function Person({ person: { name, email, phone, position }, children }: PersonProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold text-strong">
          <bdi>{name}</bdi>
        </p>
        {position && (
          <p className="text-sm">
            <bdi>{position}</bdi>
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-sm break-all text-muted">
          <bdi>{email}</bdi>
          <bdi>{phone}</bdi>
        </p>
      </div>
      {children}
    </li>
  )
}
