import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import type { Contact } from '../../api/chat/types'
import { Button } from '../../ui/Button'
import { Field, Input } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'
import { onEnter } from './MessageLine'
import { Questions } from './Questions'
import { SiDuxiPicture } from './SiDuxiPicture'
import type { Chat } from './useChat'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const NAMES = ['fullname', 'phone', 'email', 'message'] as const

type Name = (typeof NAMES)[number]
type Errors = Partial<Record<Name, string | undefined>>

/** The contact details of a visitor without an account, before the chat. */
export function PreChatForm({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const isStarting = chat.state.phase === 'starting'

  const missing = (values: Record<Name, string>): Errors => ({
    email: EMAIL.test(values.email) ? undefined : t`Masukkan email yange valid`,
    fullname: values.fullname ? undefined : t`Mohon isi kolom nama lengkap`,
    phone: values.phone ? undefined : t`Mohon isi nomor ponsel anda`,
    message: values.message ? undefined : t`Mohon tulis pesan anda`,
  })

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter submits although the button is disabled.
    if (isStarting || !chat.state.isConnected) return
    const { elements } = event.currentTarget
    const data = new FormData(event.currentTarget)
    const textOf = (name: Name) => String(data.get(name) ?? '').trim()
    const values = Object.fromEntries(NAMES.map((name) => [name, textOf(name)])) as Record<
      Name,
      string
    >
    const found = missing(values)
    setErrors(found)
    const first = NAMES.find((name) => found[name])
    if (first) return (elements.namedItem(first) as HTMLElement | null)?.focus()
    const contact: Contact = { fullname: values.fullname, email: values.email, phone: values.phone }
    const refused = await chat.start(contact, values.message)
    if (refused) setErrors(Object.fromEntries(NAMES.map((name) => [name, refused[name]?.[0]])))
  }

  const ask = (question: string) => {
    const field = form.current?.elements.namedItem('message')
    if (field instanceof HTMLTextAreaElement) field.value = question
    form.current?.requestSubmit()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-4"
    >
      <SiDuxiPicture which="siduxi_image" size={96} className="mx-auto size-24 rounded-card" />
      <div className="grid gap-1">
        <p className="text-lg font-bold text-strong">
          <Trans>Apa yang bisa kami bantu?</Trans>
        </p>
        <p className="text-sm text-ink">
          <Trans>Halo! Isi data berikut, lalu tulis pertanyaan Anda. Si Duxi siap membantu.</Trans>
        </p>
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={<Trans>Nama lengkap</Trans>} error={errors.fullname}>
          {(control) => <Input {...control} name="fullname" autoComplete="name" maxLength={200} />}
        </Field>
        <Field label={<Trans>Nomor ponsel</Trans>} error={errors.phone}>
          {(control) => (
            <Input {...control} name="phone" type="tel" autoComplete="tel" maxLength={30} />
          )}
        </Field>
      </div>
      <Field label={<Trans>Email</Trans>} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            readOnly={isStarting}
          />
        )}
      </Field>
      <Field label={<Trans context="one">Pesan</Trans>} error={errors.message}>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={2}
            maxLength={4000}
            onKeyDown={onEnter(() => form.current?.requestSubmit())}
          />
        )}
      </Field>
      {chat.state.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {chat.state.error}
        </p>
      )}
      <Button type="submit" block busy={isStarting} disabled={!chat.state.isConnected}>
        <Trans>Mulai chat</Trans>
      </Button>
      <p className="text-xs text-muted">
        <Trans>
          Nama, email, dan nomor ponsel kami minta agar agen tahu dengan siapa ia berbicara dan
          dapat menghubungi Anda bila chat terputus.
        </Trans>
      </p>
      <Questions disabled={isStarting || !chat.state.isConnected} onAsk={ask} />
    </form>
  )
}
