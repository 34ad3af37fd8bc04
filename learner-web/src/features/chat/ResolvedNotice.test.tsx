import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Conversation } from '../../api/chat/types'
import { renderAt } from '../../test/render'
import { ResolvedNotice } from './ResolvedNotice'

function show(status: Conversation['status'], mayEnd = true) {
  const onEnd = vi.fn()
  renderAt('/', <ResolvedNotice status={status} mayEnd={mayEnd} onEnd={onEnd} />)
  return onEnd
}

test('an answered question is one press away from its rating', async () => {
  const onEnd = show('resolved')
  await userEvent.click(screen.getByRole('button', { name: 'Nilai dan akhiri' }))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('the question is hidden while the chat goes on and before it can be ended', () => {
  show('open')
  show('resolved', false)
  expect(screen.queryByRole('button')).toBeNull()
})
