import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { renderAt } from '../../test/render'
import { HistoryLink } from './HistoryLink'

test('the link leads to the chat history', () => {
  renderAt('/', <HistoryLink />)
  expect(screen.getByRole('link', { name: 'Riwayat chat' })).toHaveAttribute(
    'href',
    paths.chatHistory,
  )
})
