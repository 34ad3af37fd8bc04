/**
 * A contact's page: a failed payment becomes a task that closes with the refund, and finance sees other things
 * there than an agent.
 */
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { openContact } from '../steps/contacts'
import { today } from '../steps/day'
import { refundLine } from '../steps/finance'
import { newcomer } from '../steps/people'
import { buyNow, payByQris } from '../steps/shop'

const CLASS = '/product/training/manajemen-risiko-keamanan-informasi-daring'
const TITLE = 'Manajemen Risiko Keamanan Informasi – Kelas Daring'

test('a task of a failed payment closes with its refund', async ({ buyer, staff: signedIn }) => {
  const person = newcomer()
  const task = `Telepon ${person.fullname}`
  const learner = await buyer(person)
  const staff = await signedIn('dewi@contoh.example')
  const finance = await signedIn('fina@contoh.example')

  const popup = await test.step('the payment of an order fails', async () => {
    const opened = await buyNow(learner, CLASS)
    await opened.getByRole('button', { name: 'Simulasikan: pembayaran ditolak' }).click()
    return opened
  })

  await test.step('staff make a task of it for a colleague, whose day shows it', async () => {
    await openContact(staff, person.email)
    await staff.getByRole('tab', { name: 'Linimasa' }).click()
    await staff.getByRole('link', { name: /^Pesanan DX-/ }).click()
    await staff.getByRole('button', { name: 'Buat tugas' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Judul/ }).fill(task)
    await dialog.getByRole('combobox', { name: 'Petugas' }).fill('Fina')
    await staff.getByRole('option', { name: 'Fina Rahmadani' }).click()
    await dialog.getByLabel('Tenggat').fill(await today())
    await expect(
      dialog.getByRole('switch', { name: 'Selesai sendiri saat dananya dikembalikan' }),
    ).toBeChecked()
    await dialog.getByRole('button', { name: 'Buat tugas' }).click()
    await expect(dialog).toBeHidden()
    await finance.reload()
    const day = finance.getByRole('region', { name: 'Hari saya' })
    await expect(
      day.getByRole('region', { name: 'Hari ini' }).getByRole('link', { name: task }),
    ).toBeVisible()
  })

  await test.step('the second try pays, and the refund closes the task', async () => {
    await payByQris(popup, learner)
    await finance
      .getByRole('region', { name: 'Hari saya' })
      .getByRole('link', { name: task })
      .click()
    await finance.getByRole('link', { name: /^Pesanan DX-/ }).click()
    await refundLine(finance, TITLE, 2_250_000)
    await openContact(finance, person.email)
    await finance.getByRole('tab', { name: 'Linimasa' }).click()
    await expect(async () => {
      await finance.reload()
      const entry = finance.getByRole('listitem').filter({ hasText: task })
      await expect(entry).toContainText('Selesai · Fina Rahmadani', { timeout: 8_000 })
    }).toPass({ timeout: 60_000 })
    await finance.goto('/backoffice/')
    await expect(
      finance.getByRole('region', { name: 'Hari saya' }).getByRole('link', { name: task }),
    ).toBeHidden()
  })

  await test.step('finance sees the order, an agent the mail', async () => {
    await openContact(finance, person.email)
    await finance.getByRole('tab', { name: 'Linimasa' }).click()
    await expect(
      finance.getByRole('list', { name: 'Linimasa' }).getByText(/^Pesanan DX-/),
    ).toHaveCount(1)
    await expect(finance.getByRole('button', { name: 'Email terkirim' })).toHaveCount(0)
    const agent = await signedIn('agus@contoh.example', 'small')
    await agent.goto(new URL(finance.url()).pathname)
    await expect(agent.getByRole('button', { name: 'Email terkirim' })).toHaveCount(1)
    await expect(agent.getByRole('link', { name: /[Aa]ktif/ }).first()).toBeVisible()
    await expect(agent.getByText(/^Pesanan DX-/)).toHaveCount(0)
    await checkAccessibility(agent)
    await expect(agent.getByRole('listitem').filter({ hasText: task })).toHaveCount(0)
    const trainer = await signedIn('tono@contoh.example')
    await expect(trainer.getByRole('link', { name: 'Kontak', exact: true })).toHaveCount(0)
  })
})
