import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { fieldError } from '../../api/envelope'
import type { Contact } from '../../api/learning'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Field, Input } from '../../ui/Field'

const MOST = 10

interface ContactFieldsProps {
  contacts: readonly Contact[]
  error: Error | null
  /** What the error is about: a field that was changed since then bears no error. */
  sent: readonly Contact[] | undefined
  onChange: (contacts: Contact[]) => void
}

/** The people in charge (PIC); they may fill in the form as well. */
export function ContactFields({ contacts, error, sent, onChange }: ContactFieldsProps) {
  const { t } = useLingui()
  const columns = [
    { name: 'name', label: t`Nama`, type: 'text' },
    { name: 'email', label: t`Email`, type: 'email' },
    { name: 'phone', label: t`Telepon`, type: 'tel' },
  ] as const
  const set = (index: number, field: string, value: string) =>
    onChange(contacts.map((one, place) => (place === index ? { ...one, [field]: value } : one)))
  return (
    <div className="grid gap-3">
      {contacts.map((contact, index) => {
        const number = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no other identity than their place
          <Card key={index} className="grid gap-3 p-4">
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-base">
                <Trans>PIC {number}</Trans>
              </h3>
              {contacts.length > 1 && (
                <Button
                  variant="secondary"
                  aria-label={t`Hapus PIC ${number}`}
                  onClick={() => onChange(contacts.filter((_one, place) => place !== index))}
                >
                  <Trash2 aria-hidden className="size-4.5" />
                </Button>
              )}
            </div>
            <div className="grid gap-3 sm:grid-cols-3">
              {columns.map(({ name, label, type }) => (
                <Field
                  key={name}
                  label={label}
                  error={
                    contact[name] === sent?.[index]?.[name]
                      ? fieldError(error, `pics[${index}][${name}]`)
                      : undefined
                  }
                >
                  {(control) => (
                    <Input
                      {...control}
                      type={type}
                      value={contact[name]}
                      onChange={(event) => set(index, name, event.target.value)}
                    />
                  )}
                </Field>
              ))}
            </div>
          </Card>
        )
      })}
      {contacts.length < MOST && (
        <div>
          <Button
            variant="secondary"
            onClick={() => onChange([...contacts, { name: '', email: '', phone: '' }])}
          >
            <Plus aria-hidden className="size-4.5" />
            <Trans>Tambah PIC</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
