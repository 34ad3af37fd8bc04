import { expect, test } from 'vitest'
import { requiredFields } from './required'

const person = {
  regcourse_id: 1,
  name: 'Ani',
  email: 'ani@contoh.example',
  phone: ' ',
  position: '',
}
const contact = { name: 'Budi', email: '', phone: '' }

test.each([
  [true, 2, 3],
  [false, 3, 5],
])('of a participant who is in charge (%s) %i of %i fields are filled in', (isOwn, filled, all) => {
  const draft = { participants: [person], pics: [contact] }
  expect(requiredFields(draft, isOwn)).toEqual({ filled, all })
})
