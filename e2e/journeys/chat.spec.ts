/**
 * Si Duxi: a visitor without an account asks the bot and is handed over, two agents see it, agus claims it and
 * dewi cannot answer over him, words and an image go both ways, the web server restarts in between, the visitor
 * ends the chat and rates it, and the rating stands in the report and its workbook.
 */

import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { exportWorkbook } from '../steps/trainer'
import { WebServer } from '../steps/webServer'
import { readChats } from '../steps/workbook'

const OPINION = `Cepat sekali ${Date.now()}`

let server: WebServer | undefined
test.beforeAll(async () => {
  server = await WebServer.start()
})
test.afterAll(() => server?.stop())

test('a chat from the bot to the rating', async ({ visitor: open, staff }) => {
  const visitor = await open('phone', server?.setting)
  const agent = await staff('agus@contoh.example', 'desktop', server?.setting)
  const colleague = await staff('dewi@contoh.example', 'desktop', server?.setting)
  const name = `Wati ${Date.now()}`

  await test.step('the visitor asks the bot', async () => {
    await visitor.goto('/help-center')
    await visitor.getByRole('button', { name: 'Chat dengan Si Duxi' }).first().click()
    const chat = visitor.getByRole('region', { name: 'Chat Si Duxi' })
    await chat.getByRole('button', { name: 'Mulai chat' }).click()
    await expect(chat.getByText('Masukkan email yange valid')).toBeVisible()
    await chat.getByLabel('Nama lengkap').fill(name)
    await chat.getByLabel('Email').fill('wati@contoh.example')
    await chat.getByLabel('Nomor ponsel').fill('081200000999')
    await chat.getByLabel('Pesan', { exact: true }).fill('Bagaimana cara membuat akun Duxi?')
    await chat.getByRole('button', { name: 'Mulai chat' }).click()
    await expect(chat.getByText('Apakah jawaban ini membantu?')).toBeVisible()
    await checkAccessibility(visitor)
  })

  await test.step('and is handed over to a human', async () => {
    await visitor.getByRole('button', { name: 'Hubungi agen' }).click()
    await expect(visitor.getByText(/Antrean nomor \d+/)).toBeVisible()
  })

  await test.step('two agents see it, agus claims it', async () => {
    await openConversation(colleague, name)
    await openConversation(agent, name)
    await expect(colleague.getByText('Agus Ramdhani sedang melihat percakapan ini.')).toBeVisible()
    await agent.getByRole('button', { name: 'Ambil', exact: true }).click()
    await agent.getByRole('button', { name: 'Mulai bertugas dan ambil' }).click()
    await expect(visitor.getByText('bergabung dalam percakapan.')).toBeVisible()
    await checkAccessibility(agent)
    const size = agent.viewportSize()
    await agent.setViewportSize({ width: 390, height: 844 })
    await checkAccessibility(agent)
    if (size) await agent.setViewportSize(size)
  })

  await test.step('dewi can only leave a note', async () => {
    await expect(
      colleague.getByText('Ditangani Agus Ramdhani. Ambil alih untuk membalas.'),
    ).toBeVisible()
    await expect(colleague.getByRole('button', { name: 'Balas', exact: true })).toBeDisabled()
    await colleague
      .getByRole('textbox', { name: 'Catatan internal' })
      .fill('Tolong cek akunnya, @agu')
    await colleague.getByRole('button', { name: /@agus/ }).click()
    await colleague.keyboard.press('Enter')
    await expect(agent.getByText(/Dewi Anjarsari menyebut Anda/)).toBeVisible()
    await checkAccessibility(colleague)
  })

  await test.step('they exchange words and an image', async () => {
    await agent.getByRole('textbox', { name: 'Balasan' }).fill('Halo, ada yang bisa saya bantu?')
    await agent.keyboard.press('Enter')
    await expect(visitor.getByText('Halo, ada yang bisa saya bantu?')).toBeVisible()
    await visitor
      .locator('input[type=file]')
      .setInputFiles({ name: 'layar.png', mimeType: 'image/png', buffer: picture() })
    await expect(agent.getByRole('img', { name: `Gambar dari ${name}` })).toBeVisible()
    await visitor.getByRole('textbox', { name: 'Tulis pesan' }).fill('Ini tangkapan layarnya.')
    await visitor.keyboard.press('Enter')
    await expect(agent.getByRole('log').getByText('Ini tangkapan layarnya.')).toBeVisible()
  })

  await test.step('the server restarts while both write', async () => {
    const restarted = server?.restart()
    await visitor.getByRole('textbox', { name: 'Tulis pesan' }).fill('Masih di sana?')
    await visitor.keyboard.press('Enter')
    await agent.getByRole('textbox', { name: 'Balasan' }).fill('Masih, saya periksa dahulu.')
    await agent.keyboard.press('Enter')
    await restarted
    for (const page of [visitor, agent]) {
      await expect(page.getByRole('log').getByText('Masih di sana?', { exact: true })).toHaveCount(
        1,
        {
          timeout: 30_000,
        },
      )
      await expect(
        page.getByRole('log').getByText('Masih, saya periksa dahulu.', { exact: true }),
      ).toHaveCount(1, {
        timeout: 30_000,
      })
    }
  })

  await test.step('what is said meanwhile is there after a reload, once', async () => {
    await visitor.goto('about:blank')
    await agent.getByRole('textbox', { name: 'Balasan' }).fill('Sudah saya perbaiki.')
    await agent.keyboard.press('Enter')
    await expect(agent.getByRole('log').getByText('Sudah saya perbaiki.')).toHaveCount(1)
    await visitor.goto('/help-center')
    await visitor
      .getByRole('button', { name: /^Chat dengan Si Duxi/ })
      .first()
      .click()
    await expect(visitor.getByText('Sudah saya perbaiki.')).toHaveCount(1)
    await expect(visitor.getByText('Ini tangkapan layarnya.')).toHaveCount(1)
    await expect(visitor.getByText('Tolong cek akunnya')).toHaveCount(0)
  })

  await test.step('the visitor ends the chat and rates it', async () => {
    const end = visitor.getByRole('button', { name: 'Akhiri percakapan' })
    await expect(end).toBeEnabled({ timeout: 45_000 })
    await end.click()
    await expect(visitor.getByText('Akhiri sesi chat dengan Si Duxi sekarang ?')).toBeVisible()
    await visitor.getByRole('button', { name: 'Ya', exact: true }).click()
    await visitor.getByRole('button', { name: 'Kirim penilaian' }).click()
    await expect(visitor.getByText('Harap pilih emoji dan isi pesan feedback Anda.')).toBeVisible()
    await visitor.getByRole('radio', { name: '5 dari 5 bintang' }).check({ force: true })
    await visitor.getByLabel('Pesan feedback').fill(OPINION)
    await visitor.getByRole('button', { name: 'Kirim penilaian' }).click()
    await expect(visitor.getByText('Terima kasih atas penilaian Anda.')).toBeVisible()
  })

  await test.step('the rating is in the report and in its workbook', async () => {
    await agent.goto('/backoffice/chat-report')
    await expect(agent.getByText(OPINION)).toBeVisible()
    await checkAccessibility(agent)
    const rows = await readChats(await exportWorkbook(agent))
    const row = rows.find((one) => one['Pengunjung'] === name)
    expect([row?.['Agen'], row?.['Nilai'], row?.['Ulasan']]).toEqual(['Agus Ramdhani', 5, OPINION])
  })
})

async function openConversation(page: Page, visitor: string): Promise<void> {
  await page.goto('/backoffice/chats')
  await page.getByRole('tab', { name: /^Antrean/ }).click()
  await page.getByRole('button', { name: new RegExp(visitor) }).click()
  await expect(page.getByRole('button', { name: 'Ambil', exact: true })).toBeVisible()
}

/** A PNG of 64 × 64 teal pixels. */
function picture(): Buffer {
  const size = 64
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, Buffer.from([15, 118, 110]))])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body) >>> 0)
  return Buffer.concat([length, body, sum])
}
