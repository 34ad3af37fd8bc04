import type { Contact, Registration } from '../../api/learning'
import type { Row } from './paste'

export interface Draft {
  pics: Contact[]
  participants: Row[]
}

/** Who fills in the form, by their profile. */
export type Writer = Contact & { position: string }

const contactOf = ({ name, email, phone }: Contact): Contact => ({ name, email, phone })

const isSame = (one: Contact, other: Contact) =>
  one.name === other.name && one.email === other.email && one.phone === other.phone

/** Whether the only participant is in charge as well: so it was saved, or the writer's own seat. */
export function hasOwnContact({ pics, participants }: Registration, writer: Contact): boolean {
  const [participant, ...others] = participants
  if (!participant || others.length > 0) return false
  const [contact, ...more] = pics
  if (!contact) return participant.email === writer.email
  return more.length === 0 && isSame(contact, participant)
}

/** A form without a contact proposes the user. */
export function draftOf(form: Registration, writer: Writer): Draft {
  const own = hasOwnContact(form, writer) && form.pics.length === 0
  return {
    pics: form.pics.length > 0 ? form.pics : [contactOf(writer)],
    participants: form.participants.map(({ regcourse_id, name, email, phone, position }) => ({
      regcourse_id,
      name,
      email,
      phone: phone || (own ? writer.phone : ''),
      position: position || (own ? writer.position : ''),
    })),
  }
}

/** The draft with its participants in charge of themselves. */
export const withOwnContact = (draft: Draft): Draft => ({
  ...draft,
  pics: draft.participants.map(contactOf),
})
