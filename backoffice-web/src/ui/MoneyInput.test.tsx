import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, SaveButton } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { amountOf, caretIn, MoneyInput } from './MoneyInput'

test.each([
  ['1.250.000', 1_250_000],
  ['Rp 18.000', 18_000],
  ['', null],
  ['abc', null],
])('%s is the amount %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test('the caret keeps the digits that stand behind it', () => {
  expect(caretIn('1.250.000', 3)).toBe(6)
  expect(caretIn('1.250.000', 0)).toBe(9)
})

test('thousands get their dots while they are typed, and the form a number', async () => {
  const submit = vi.fn()
  const user = userEvent.setup()
  render(
    <I18nProvider i18n={i18n}>
      <AdminContext>
        <Form onSubmit={submit}>
          <MoneyInput source="price" label="Harga" />
          <SaveButton alwaysEnable />
        </Form>
      </AdminContext>
    </I18nProvider>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Harga' })
  await user.type(input, '1250000')
  expect(input).toHaveValue('1.250.000')
  await user.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input).toHaveValue('19.250.000')
  await user.keyboard('5')
  expect(input).toHaveValue('195.250.000')
  await user.click(screen.getByRole('button'))
  await expect.poll(() => submit.mock.calls[0]?.[0]).toMatchObject({ price: 195_250_000 })
})
