/**
 * A quiz on a phone while things go wrong: the network is cut, a second tab is opened, the device's clock is
 * wrong by ten minutes, and a supervisor gives more time. No confirmed answer is lost, and the clock is right.
 */
import { expect, type Page, test } from '@playwright/test';
import { checkAccessibility } from '../steps/axe';
import { DEMO_PASSWORD, newPage, signIn } from '../steps/people';
import { signInToBackOffice } from '../steps/trainer';

const COURSE = '/e-learning/dasar-keamanan-siber-untuk-pegawai';
const TEN_MINUTES = 600_000;

/** Seconds that the room's clock shows. */
async function secondsShown(page: Page): Promise<number> {
  const text = await page.getByRole('timer').locator('span').first().innerText();
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

async function enter(page: Page, quiz: string): Promise<void> {
  await page.goto(quiz);
  await page.getByRole('button', { name: /Mulai sekarang|Lanjutkan/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

async function choose(page: Page, place: number): Promise<void> {
  await page.getByRole('main').locator('label').nth(place).click();
}

test('a quiz survives the network, other tabs and wrong clocks', async ({ browser }) => {
  const learner = await newPage(browser, 390, 844);
  const office = await newPage(browser, 1280, 800);
  let quiz = '';

  await test.step('ani opens the quiz of a course', async () => {
    await learner.goto('/signIn');
    await signIn(learner, 'ani@contoh.id', DEMO_PASSWORD);
    await learner.goto(COURSE);
    quiz = (await learner.locator('a[href*="/quiz/"]').first().getAttribute('href')) ?? '';
    await enter(learner, quiz);
    await choose(learner, 0);
    await expect(learner.getByText('Jawaban tersimpan', { exact: true })).toBeVisible();
    await checkAccessibility(learner);
  });

  await test.step('answers given without a network arrive later', async () => {
    await learner.context().setOffline(true);
    await learner.getByRole('button', { name: 'Berikutnya' }).click();
    await choose(learner, 0);
    await expect(learner.getByText(/^Koneksi terputus/)).toBeVisible();
    await learner.context().setOffline(false);
    await expect(learner.getByText(/^Koneksi pulih/)).toBeVisible();
  });

  await test.step('a wrong clock of the device changes nothing', async () => {
    const shifted = await learner.context().newPage();
    await shifted.addInitScript((ahead) => {
      const here = Date.now.bind(Date);
      Date.now = () => here() + ahead;
    }, TEN_MINUTES);
    await shifted.goto(quiz);
    await expect(shifted.getByRole('timer')).toBeVisible();
    await expect(learner.getByText('Ruang ini dibuka di tab lain')).toBeVisible();
    const there = await secondsShown(shifted);
    await learner.getByRole('button', { name: 'Lanjutkan di tab ini' }).click();
    await expect(learner.getByRole('timer')).toBeVisible();
    expect(Math.abs(there - (await secondsShown(learner)))).toBeLessThanOrEqual(5);
    await shifted.close();
  });

  await test.step('both answers are there', async () => {
    await learner.getByRole('button', { name: 'Peta soal' }).click();
    await expect(learner.getByRole('dialog')).toBeVisible();
    await learner.keyboard.press('Escape');
    await expect(learner.getByText(/^2 dari \d+ soal dijawab$/)).toBeAttached();
  });

  await test.step('a supervisor gives ten minutes more', async () => {
    const before = await secondsShown(learner);
    await signInToBackOffice(office, 'dewi@contoh.id');
    await office.goto('/backoffice/monitor');
    await office.getByLabel('Cari peserta').fill('Ani');
    await office.getByRole('button', { name: /^Tindakan untuk Ani/ }).first().click();
    await office.getByRole('menuitem', { name: 'Tambah waktu' }).click();
    await office.getByLabel(/^Alasan/).fill('Jaringan terputus');
    await office.getByRole('dialog').getByRole('button', { name: 'Tambah waktu' }).click();
    await expect(office.getByText('Waktu peserta ditambah.')).toBeVisible();
    await checkAccessibility(office);
    await learner.reload();
    await expect(learner.getByRole('timer')).toBeVisible();
    expect((await secondsShown(learner)) - before).toBeGreaterThan(480);
  });

  await test.step('and the quiz is handed in', async () => {
    await learner.getByRole('button', { name: 'Peta soal' }).click();
    await learner.getByRole('dialog').getByRole('button', { name: 'Selesai' }).click();
    await learner.getByRole('button', { name: 'Ya, selesaikan' }).click();
    await expect(learner.getByRole('link', { name: 'Kembali ke paket belajar' })).toBeVisible();
  });
});
