import { solveChallengeWorkers } from 'altcha/lib'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { read } from '../client'

type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge']

const WORKERS = 2

/** Solves one proof of work in the background, without user interaction. */
export async function solveAltcha(): Promise<string> {
  const challenge = (await read('/public/captcha/challenge')) as object as Challenge
  const solution = await solveChallengeWorkers({
    challenge,
    createWorker: () => new Pbkdf2Worker(),
    concurrency: WORKERS,
  })
  if (solution === null) throw new Error('captcha not solved')
  return btoa(JSON.stringify({ challenge, solution }))
}
