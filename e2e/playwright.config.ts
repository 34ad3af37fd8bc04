import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM']

export default defineConfig({
  testDir: 'journeys',
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8000',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    acceptDownloads: true,
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A fifth of the time of a run: only for finding the reason of a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
})
