import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '../../i18n/i18n'
import { TierName } from './TierName'

test.each([
  ['Emas', null],
  ['Istimewa', 'id'],
  ['constructor', 'id'],
])('the tier "%s" is a text of the page or stays as it was written', (name, lang) => {
  render(
    <I18nProvider i18n={i18n}>
      <p>
        <TierName name={name} />
      </p>
    </I18nProvider>,
  )
  expect(screen.getByText(name).getAttribute('lang')).toBe(lang)
})
