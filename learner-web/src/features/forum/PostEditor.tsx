import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type Person, type PostPlace, peopleQuery } from '../../api/forum'
import { Avatar } from '../../ui/Avatar'
import { cn } from '../../ui/cn'
import { Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'
import { completed, type Mention, mentionAt } from './mention'
import { type Attached, PictureField } from './PictureField'

export interface Draft {
  body: string
  pictures: readonly Attached[]
}

interface PostEditorProps {
  label: ReactNode
  draft: Draft
  onChange: (draft: Draft) => void
  place: PostPlace
  rows?: number
  error?: string | undefined
}

const LONGEST = 10_000

/** A text with pictures, in which `@` offers people by name. */
export function PostEditor({ label, draft, onChange, place, rows = 4, error }: PostEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [mention, setMention] = useState<Mention | null>(null)
  const [chosen, setChosen] = useState(0)
  const found = useQuery({ ...peopleQuery(mention?.words ?? '', place), enabled: mention !== null })
  const people = mention ? (found.data?.rows ?? []) : []
  const follow = () => {
    const at = area.current
    setMention(
      at && at.selectionStart === at.selectionEnd ? mentionAt(at.value, at.selectionStart) : null,
    )
    setChosen(0)
  }
  const pick = (person: Person) => {
    if (!mention) return
    const [body, cursor] = completed(draft.body, mention, person.username)
    onChange({ ...draft, body })
    setMention(null)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(cursor, cursor)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const person = people[chosen]
    if (!person) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((chosen + step + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person)
    else if (event.key === 'Escape') setMention(null)
    else return
    event.preventDefault()
  }
  return (
    <div className="grid gap-3">
      <div className="relative">
        <Field
          label={label}
          hint={<Trans>Markdown dapat dipakai. Ketik @ untuk menyebut orang.</Trans>}
          error={error}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={area}
              rows={rows}
              maxLength={LONGEST}
              value={draft.body}
              aria-autocomplete="list"
              aria-controls={people.length > 0 ? listId : undefined}
              aria-activedescendant={people.length > 0 ? `${listId}-${chosen}` : undefined}
              onChange={(event) => {
                onChange({ ...draft, body: event.target.value })
                follow()
              }}
              onClick={follow}
              onKeyDown={onKeyDown}
              onBlur={() => setMention(null)}
            />
          )}
        </Field>
        {people.length > 0 && <People id={listId} people={people} chosen={chosen} onPick={pick} />}
      </div>
      <PictureField
        pictures={draft.pictures}
        onChange={(pictures) => onChange({ ...draft, pictures })}
      />
    </div>
  )
}

// At the end of the page the phone's navigation would cover the suggestions.
const intoView = (list: HTMLElement | null) => list?.scrollIntoView?.({ block: 'nearest' })

interface PeopleProps {
  id: string
  people: readonly Person[]
  chosen: number
  onPick: (person: Person) => void
}

function People({ id, people, chosen, onPick }: PeopleProps) {
  return (
    <div
      id={id}
      ref={intoView}
      role="listbox"
      className="scroll-mb-24 absolute inset-x-0 top-full z-10 -mt-6 max-h-64 max-w-sm overflow-y-auto rounded-control border border-line bg-surface py-1 shadow-overlay"
    >
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the keys
        <div
          key={person.username}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          // The text area retains the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-sunken',
            index === chosen && 'bg-primary-tint',
          )}
        >
          <Avatar name={person.name} src={person.avatar} className="size-8 text-xs" />
          <span className="min-w-0">
            <bdi className="block truncate font-semibold text-strong">{person.name}</bdi>
            <bdi className="block truncate text-sm text-muted">@{person.username}</bdi>
          </span>
        </div>
      ))}
    </div>
  )
}
