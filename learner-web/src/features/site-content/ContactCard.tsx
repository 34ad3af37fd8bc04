import { useQuery } from '@tanstack/react-query'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { contentBlocksQuery } from '../../api/content'
import { formatHour } from '../../lib/format'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { entriesOf, textOf } from './facts'
import { officeDays } from './officeDays'

const link = 'inline-flex min-h-8 items-center font-semibold text-primary hover:underline'

/** Where the house is reached besides its form: what staff have written of it. */
export function ContactCard() {
  const blocks = useQuery(contentBlocksQuery()).data
  const contact = blocks?.contact
  const email = textOf(contact, 'email')
  const phone = textOf(contact, 'phone')
  const address = textOf(contact, 'address')
  const office = blocks?.office_hours
  const hours = entriesOf(office, 'hours', ['days', 'opens', 'closes'])
  if (!email && !phone && !address && hours.length === 0) return null
  return (
    <ul className="grid gap-2.5 border-t border-line pt-5 text-[15px]">
      {email && (
        <Way icon={Mail}>
          <a href={`mailto:${email}`} className={link}>
            <bdi>{email}</bdi>
          </a>
        </Way>
      )}
      {phone && (
        <Way icon={Phone}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
            <bdi>{phone}</bdi>
          </a>
        </Way>
      )}
      {address && (
        <Way icon={MapPin}>
          <UntranslatedText>{address}</UntranslatedText>
        </Way>
      )}
      {office && hours.length > 0 && (
        <Way icon={Clock}>
          {/* Agents of the chat have hours of their own: what is said here says of whom. */}
          <p className="font-semibold">
            <UntranslatedText language={office.text_language}>{office.title}</UntranslatedText>
          </p>
          <ul>
            {hours.map(({ days, opens, closes }) => (
              <li key={days} className="tabular-nums">
                {officeDays(days) ?? <UntranslatedText>{days}</UntranslatedText>}
                {'\u00a0· '}
                {formatHour(opens)}–{formatHour(closes)}
              </li>
            ))}
          </ul>
        </Way>
      )}
    </ul>
  )
}

function Way({ icon: Icon, children }: { icon: typeof Mail; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
      <div className="min-w-0 self-center">{children}</div>
    </li>
  )
}
