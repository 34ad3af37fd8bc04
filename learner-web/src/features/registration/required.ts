import type { Draft } from './draft'

/** The required fields of participants and contacts; contacts need a phone number as well. */
export const REQUIRED = ['name', 'email'] as const
export const CONTACT = [...REQUIRED, 'phone'] as const

/** How many of the required fields of a form are filled in. */
export function requiredFields({ participants, pics }: Draft, isOwnContact: boolean) {
  const fields = isOwnContact ? CONTACT : REQUIRED
  const values = [
    ...participants.flatMap((person) => fields.map((field) => person[field])),
    ...(isOwnContact ? [] : pics.flatMap((contact) => CONTACT.map((field) => contact[field]))),
  ]
  return { filled: values.filter((value) => value.trim() !== '').length, all: values.length }
}
