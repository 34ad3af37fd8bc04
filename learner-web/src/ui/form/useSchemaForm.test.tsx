import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderAt } from '../../test/render'
import { Form, Submit } from './Form'
import { CheckboxRow, TextField } from './fields'
import { useSchemaForm } from './useSchemaForm'

const rules = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: 'A name, please.' })),
  city: z.string(),
  agreed: z.boolean(),
})
type Values = z.infer<typeof rules>

interface ExampleProps {
  bring?: () => Promise<typeof rules>
  mode?: 'onSubmit' | 'onTouched'
  onSent?: (values: Values) => void
}

function Example({
  bring = async () => rules,
  mode = 'onSubmit',
  onSent = () => {},
}: ExampleProps) {
  const [known, setKnown] = useState<Values>()
  const form = useSchemaForm<Values>({
    schema: bring,
    defaultValues: { name: '', city: '', agreed: false },
    values: known,
    mode,
    sending: { error: null, isPending: false },
    onSubmit: onSent,
  })
  return (
    <>
      <Form form={form}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="City" {...form.field('city')} />
        <CheckboxRow label="Agreed" {...form.field('agreed')} />
        <Submit form={form}>Send</Submit>
      </Form>
      <button type="button" onClick={() => setKnown({ name: 'Ani', city: 'Solo', agreed: true })}>
        Arrive
      </button>
    </>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('the first attempt waits for the schema and is made once', async () => {
  let arrive = (_: typeof rules) => {}
  const promise = new Promise<typeof rules>((resolve) => {
    arrive = resolve
  })
  const sent = vi.fn()
  renderAt('/', <Example bring={() => promise} onSent={sent} />)
  await userEvent.type(screen.getByLabelText('Name'), ' Budi ')
  await userEvent.click(screen.getByLabelText('Agreed'))
  await send()
  await send()
  expect(sent).not.toHaveBeenCalled()
  arrive(rules)
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith({ name: 'Budi', city: '', agreed: true })
})

test('a refused attempt moves the focus; the field is right as soon as it is mended', async () => {
  const sent = vi.fn()
  renderAt('/', <Example onSent={sent} />)
  await send()
  expect(await screen.findByText('A name, please.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Name'), 'B')
  await waitFor(() => expect(screen.queryByText('A name, please.')).toBeNull())
  expect(sent).not.toHaveBeenCalled()
})

test('a field that was left is judged where the form says so', async () => {
  renderAt('/', <Example mode="onTouched" />)
  await userEvent.click(screen.getByLabelText('Name'))
  expect(screen.queryByText('A name, please.')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('A name, please.')).toBeVisible()
})

test('defaults that arrive later fill unchanged fields', async () => {
  renderAt('/', <Example />)
  await userEvent.type(screen.getByLabelText('City'), 'Blora')
  await userEvent.click(screen.getByRole('button', { name: 'Arrive' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Ani')
  expect(screen.getByLabelText('City')).toHaveValue('Blora')
  expect(screen.getByLabelText('Agreed')).toBeChecked()
})

test('without the schema the server is asked', async () => {
  const sent = vi.fn()
  renderAt('/', <Example bring={() => Promise.reject(new TypeError('offline'))} onSent={sent} />)
  await send()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: '', city: '', agreed: false }))
})
