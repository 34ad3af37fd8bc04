import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Setting } from './people'

const ROOT = join(import.meta.dirname, '..', '..')

/** A web server of the product on the database under test, beside the usual one, that a journey may restart. */
export class WebServer {
  private process: ChildProcess | undefined

  private constructor(private readonly port: number) {}

  get address(): string {
    return `http://localhost:${this.port}`
  }

  /** For a browser that visits this one. */
  get setting(): Setting {
    return { baseURL: this.address }
  }

  /** Started, or undefined where the product's environment is unknown because only its address was given. */
  static async start(): Promise<WebServer | undefined> {
    if (!process.env['PGDATABASE']) return undefined
    const server = new WebServer(await freePort())
    await server.run()
    return server
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.run()
  }

  /** Ends it in the middle of whatever it is doing, as a lost machine would. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL')
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return
    const gone = once(this.process, 'exit')
    this.process.kill(signal)
    await gone
  }

  async run(): Promise<void> {
    const listen = ['-b', '127.0.0.1', '-p', String(this.port), '--no-server-name']
    this.process = spawn(
      join(ROOT, '.venv', 'bin', 'python'),
      ['-m', 'daphne', ...listen, 'duxi.config.asgi:application'],
      {
        cwd: join(ROOT, 'server'),
        env: { ...process.env, DUXI_BASE_URL: this.address },
        stdio: 'ignore',
      },
    )
    while (!(await this.answers())) {
      if (this.process.exitCode !== null) throw new Error('the web server did not start')
      await new Promise((later) => setTimeout(later, 200))
    }
  }

  private async answers(): Promise<boolean> {
    return fetch(`${this.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
