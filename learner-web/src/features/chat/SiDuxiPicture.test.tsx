import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { ChatWidget } from './ChatWidget'
import { SiDuxiLook } from './SiDuxiPicture'

const none = { siduxi_logo_image: null, siduxi_avatar: null, siduxi_image: null }
const button = () => screen.getByRole('button', { name: 'Chat dengan Si Duxi' })

test('the button bears the logo of the site', () => {
  renderAt(
    '/',
    <SiDuxiLook value={{ ...none, siduxi_logo_image: '/media/pictures/logo.png' }}>
      <ChatWidget hasChat={false} />
    </SiDuxiLook>,
  )
  expect(button().querySelector('img')).toHaveAttribute('src', '/media/pictures/logo.png')
})

test('without one it bears the sign of a conversation', () => {
  renderAt('/', <ChatWidget hasChat={false} />)
  expect(button().querySelector('img')).toBeNull()
  expect(button().querySelector('svg')).not.toBeNull()
})
