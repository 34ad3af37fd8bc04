import { screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { describe, expect, test } from 'vitest'
import { storedTaxDetails } from '../../features/payment/storedTaxDetails'
import { axeViolations } from '../../test/axe'
import { aCheckout } from '../../test/commerce'
import { api, failed, ok, server } from '../../test/server'
import { checkoutAnswers, pay, prepareReview, review } from './testing'

prepareReview()

describe('the tax invoice', () => {
  const me = { email: 'ani@contoh.example', fullname: 'Ani' }
  const asked = async () => {
    server.use(api.post('/auth/me', () => ok(me)))
    const reviewed = await review()
    await reviewed.user.click(screen.getByRole('switch'))
    await screen.findByLabelText('Nomor NPWP')
    return reviewed
  }
  const fill = async (user: Awaited<ReturnType<typeof review>>['user']) => {
    await user.type(screen.getByLabelText('Nama pada faktur'), 'PT Contoh')
    await user.type(screen.getByLabelText('Alamat pada faktur'), 'Jalan Contoh 5')
  }

  test('its number is checked before anything is sent', async () => {
    const sent = checkoutAnswers(() => ok(aCheckout()))
    const { user, press } = await asked()
    await fill(user)
    await user.type(screen.getByLabelText('Nomor NPWP'), '01.312.166.1-091.000')
    await user.click(press)
    expect(await screen.findByText(/Nomor ini belum benar/)).toBeInTheDocument()
    await user.clear(screen.getByLabelText('Nomor NPWP'))
    await user.type(screen.getByLabelText('Nomor NPWP'), '01.312.166.0-091.000')
    expect(sent).toEqual([])
    await user.click(press)
    await waitFor(() => expect(pay).toHaveBeenCalledOnce())
    expect(sent[0]?.form).toMatchObject({
      faktur_pajak: '1',
      tax_id_type: 'npwp',
      tax_id: '013121660091000',
      tax_name: 'PT Contoh',
      tax_address: 'Jalan Contoh 5',
    })
    expect(Object.keys(sent[0]?.form ?? {})).not.toContain('remember')
    expect(localStorage.getItem('duxi.taxDetails')).toBeNull()
  })

  test('a double press orders once and opens one popup', async () => {
    const sent = checkoutAnswers(() => ok(aCheckout()))
    const { user, press } = await asked()
    await fill(user)
    await user.type(screen.getByLabelText('Nomor NPWP'), '01.312.166.0-091.000')
    press.click()
    press.click()
    await waitFor(() => expect(pay).toHaveBeenCalled())
    await delay(30)
    expect(sent).toHaveLength(1)
    expect(pay).toHaveBeenCalledOnce()
  })

  test('is remembered on this device only when asked, and for this account alone', async () => {
    checkoutAnswers(() => ok(aCheckout()))
    const { user, press } = await asked()
    await fill(user)
    await user.click(screen.getByRole('radio', { name: 'NIK' }))
    await user.type(screen.getByLabelText('Nomor NIK'), '3171011708450001')
    await user.click(screen.getByRole('checkbox', { name: /Ingat data ini/ }))
    await user.click(press)
    await waitFor(() => expect(pay).toHaveBeenCalledOnce())
    expect(storedTaxDetails.get('ani@contoh.example')).toMatchObject({ tax_id: '3171011708450001' })
    expect(storedTaxDetails.get('budi@contoh.example')).toBeNull()
  })

  test('what the server refuses is shown at its field', async () => {
    checkoutAnswers(() =>
      failed(422, 'Periksa isian Anda.', { tax_id: ['Nomor tidak terdaftar.'] }),
    )
    const { user, press } = await asked()
    await fill(user)
    await user.type(screen.getByLabelText('Nomor NPWP'), '013121660091000')
    await user.click(press)
    expect(await screen.findByText('Nomor tidak terdaftar.')).toBeInTheDocument()
    expect(press).not.toHaveAttribute('aria-disabled')
  })

  test('has no axe violations', async () => {
    await asked()
    expect(await axeViolations(document.body)).toEqual([])
  })
})
