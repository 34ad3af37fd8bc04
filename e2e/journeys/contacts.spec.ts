/**
 * A segment, a template, a broadcast and what came of it: a delivery, a bounce, an unsubscription page and an order
 * that followed; and one contact's page, which shows other things to finance than to an agent.
 */
import { expect, type Page, test } from '@playwright/test';
import { checkAccessibility } from '../steps/axe';
import { openLink } from '../steps/outbox';
import { newcomer, newPage, signUp } from '../steps/people';
import { openPopup } from '../steps/shop';
import { signInToBackOffice } from '../steps/trainer';

const CLASS = '/product/training/manajemen-risiko-keamanan-informasi-daring';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

async function pick(page: Page, label: string, option: string, index = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(index).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function tag(page: Page, word: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tag' }).fill(word);
  await page.keyboard.press('Enter');
}

async function openContact(page: Page, email: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ 'q@contains': email }));
  await page.goto(`/backoffice/contacts?filter=${filter}`);
  await page.getByRole('table').getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Linimasa' })).toBeVisible();
}

test('a broadcast to a segment, and what came of it', async ({ browser }) => {
  const person = newcomer();
  const run = person.email.split('@')[0] ?? '';
  const [word, gone] = [`tag-${run}`, `bounce-${run}@contoh.id`];
  const learner = await newPage(browser, 412, 915);
  const outbox = await newPage(browser, 412, 915);
  const staff = await newPage(browser, 1280, 900);

  await test.step('a newcomer proves the address and wants news by mail', async () => {
    await learner.goto('/signUp');
    await signUp(learner, person);
    await expect(learner).not.toHaveURL(/\/sign(In|Up)/);
    await openLink(outbox, person.email, /aktif/i);
    await expect(outbox.getByRole('heading', { level: 1 })).toHaveText('Aktivasi Akun berhasil');
    await learner.goto('/account/notifications');
    const news = learner.getByRole('group', { name: 'Kabar dan penawaran' });
    await news.getByRole('checkbox', { name: 'Email' }).check();
    await expect(news.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  });

  await test.step('staff tags both contacts', async () => {
    await signInToBackOffice(staff, 'dewi@contoh.id');
    await staff.goto('/backoffice/contacts/create');
    await field(staff, 'Nama').fill(`Hilang ${run}`);
    await field(staff, 'Email').fill(gone);
    await tag(staff, word);
    await save(staff);
    await staff.getByRole('button', { name: 'Catat persetujuan' }).click();
    await staff.getByRole('dialog').getByRole('textbox').fill('Formulir pameran');
    await staff.getByRole('dialog').getByRole('button', { name: 'Catat persetujuan' }).click();
    await expect(staff.getByText('Persetujuan dicatat')).toBeVisible();
    await openContact(staff, person.email);
    await checkAccessibility(staff);
    await staff.getByRole('link', { name: 'Ubah' }).click();
    await tag(staff, word);
    await save(staff);
    await expect(staff.getByRole('tab', { name: 'Linimasa' })).toBeVisible();
  });

  await test.step('a segment counts them while it is written', async () => {
    await staff.goto('/backoffice/segments/create');
    await field(staff, 'Nama').fill(`Segmen ${run}`);
    await staff.getByRole('button', { name: 'Tambah syarat' }).click();
    await pick(staff, 'Syarat', 'Punya tag');
    await staff.getByRole('combobox', { name: 'Tag' }).fill(word);
    await staff.getByRole('option', { name: word, exact: true }).click();
    await staff.getByRole('button', { name: 'Tambah syarat' }).click();
    await pick(staff, 'Syarat', 'Pernah membeli', 1);
    await pick(staff, 'Berlaku', 'tidak', 1);
    await expect(staff.getByText('2 kontak cocok')).toBeVisible();
    await expect(staff.getByText('2 di antaranya setuju dikirimi email.')).toBeVisible();
    await checkAccessibility(staff);
    await save(staff);
    await expect(staff.getByRole('tab', { name: 'Orang' })).toBeVisible();
  });

  await test.step('the broadcast reaches one and bounces at the other', async () => {
    await staff.goto('/backoffice/broadcasts/create');
    await field(staff, 'Nama').fill(`Siaran ${run}`);
    await staff.getByRole('combobox', { name: 'Templat' }).fill('Tutup celah');
    await staff.getByRole('option', { name: 'Tutup celah Anda' }).click();
    await staff.getByRole('combobox', { name: 'Segmen' }).fill(run);
    await staff.getByRole('option', { name: `Segmen ${run}` }).click();
    await save(staff);
    await staff.getByRole('button', { name: 'Kirim sekarang' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Kirim sekarang' }).click();
    await expect(staff.getByText('Siaran mulai dikirim')).toBeVisible();
    await expect(async () => {
      await staff.getByRole('tab', { name: 'Rincian' }).click();
      await staff.getByRole('tab', { name: 'Hasil' }).click();
      await staff.reload();
      await expect(staff.getByText('2 dari 2 penerima sudah diproses')).toBeVisible({ timeout: 2_000 });
      expect(await counts(staff, ['Terkirim', 'Sampai', 'Ditolak penerima'])).toEqual(['2', '1', '1']);
    }).toPass({ timeout: 40_000 });
    await checkAccessibility(staff);
  });

  await test.step('an order follows', async () => {
    await learner.goto(CLASS);
    await learner.getByRole('button', { name: 'Beli sekarang' }).click();
    await expect(learner).toHaveURL(/\/payment\/purchase/);
    const popup = await openPopup(learner);
    await popup.getByRole('button', { name: 'Bayar sekarang' }).click();
    await expect(learner).toHaveURL(/\/payment\/transaction/, { timeout: 30_000 });
    await expect(async () => {
      await staff.reload();
      await expect(staff.getByText('2 dari 2 penerima sudah diproses')).toBeVisible({ timeout: 2_000 });
      expect(await counts(staff, ['Pesanan sesudahnya'])).toEqual(['1']);
    }).toPass({ timeout: 20_000 });
  });

  await test.step('the reader leaves by the link of the mail', async () => {
    await outbox.goto(`/outbox?to=${encodeURIComponent(person.email)}`);
    const letter = outbox.getByRole('article').filter({ hasText: 'kelas yang menutup celah Anda' });
    await letter.getByRole('link', { name: 'Lihat tampilan email' }).click();
    await outbox.getByRole('link', { name: 'Berhenti berlangganan atau atur pilihan' }).click();
    await expect(outbox.getByRole('heading', { level: 1 })).toHaveText('Pilihan email');
    await checkAccessibility(outbox);
    await outbox.getByRole('button', { name: 'Berhenti berlangganan' }).click();
    await expect(outbox.getByText('Kami tidak akan mengirim kabar lewat email lagi.')).toBeVisible();
  });

  await test.step('finance sees the order, an agent the mail', async () => {
    const finance = await newPage(browser, 1280, 900);
    await signInToBackOffice(finance, 'fina@contoh.id');
    await openContact(finance, person.email);
    await finance.getByRole('tab', { name: 'Linimasa' }).click();
    await expect(finance.getByRole('list', { name: 'Linimasa' }).getByText(/^Pesanan DX-/)).toHaveCount(1);
    await expect(finance.getByRole('button', { name: 'Email terkirim' })).toHaveCount(0);
    const agent = await newPage(browser, 390, 844);
    await signInToBackOffice(agent, 'agus@contoh.id');
    await agent.goto(new URL(finance.url()).pathname);
    await expect(agent.getByRole('button', { name: 'Email terkirim' })).toHaveCount(1);
    await expect(agent.getByText(/kelas yang menutup celah Anda/).first()).toBeVisible();
    await expect(agent.getByText(/^Pesanan DX-/)).toHaveCount(0);
    await checkAccessibility(agent);
  });
});

/** The numbers of these tiles. */
async function counts(page: Page, labels: string[]): Promise<string[]> {
  const tiles = labels.map((label) => page.locator('dt', { hasText: label }).locator('xpath=..').locator('dd p').first());
  return await Promise.all(tiles.map((tile) => tile.innerText()));
}
