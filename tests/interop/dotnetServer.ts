import { execFile, execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hubPath, type NetworkServer } from '../../scripts/network/networkServer.ts'

const project = join(import.meta.dirname, 'server', 'Interop.csproj')
const cache = join(import.meta.dirname, '../../node_modules/.cache/delovod/interop')
const environment = { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' }

export const whyNoDotnet = (): string | null => {
  try {
    const version = execFileSync('dotnet', ['--version'], { env: environment, encoding: 'utf8' }).trim()
    return Number(version.split('.')[0]) >= 10 ? null : `dotnet is ${version}, and 10 is needed`
  } catch (problem) {
    return `dotnet does not run: ${(problem as Error).message.split('\n')[0]}`
  }
}

export const builtServer = async (): Promise<string> => {
  const [obj, bin] = [join(cache, 'obj/'), join(cache, 'bin')]
  const given = ['build', project, '-c', 'Release', '-o', bin, `-p:BaseIntermediateOutputPath=${obj}`, '-v', 'quiet']
  await promisify(execFile)('dotnet', [...given, '--disable-build-servers'], { env: environment })
  return join(bin, 'Interop.dll')
}

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

export type Transports = 'WebSockets' | 'ServerSentEvents' | 'LongPolling'
export type Ports = { register: number; shreder: number }
type Settings = {
  program: string
  ports: Ports
  upstream: NetworkServer['api']
  origin: string
  transports?: Transports
}

export const startDotnet = async ({ program, ports, upstream, origin, transports }: Settings) => {
  const child = spawn(
    'dotnet',
    [
      program,
      ...['--registerPort', String(ports.register), '--shrederPort', String(ports.shreder), '--origin', origin],
      ...['--upstreamRegister', upstream.register, '--upstreamShreder', upstream.shreder],
      ...(transports ? ['--transports', transports] : []),
    ],
    { env: environment, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  await Promise.race([
    new Promise<void>((done) => child.stdout.on('data', (part) => String(part).includes('listening') && done())),
    ended.then(() => Promise.reject(new Error('The .NET server ended before it listened'))),
  ])
  const shreder = `http://localhost:${ports.shreder}`
  return {
    api: { register: `http://localhost:${ports.register}`, shreder },
    hub: shreder + hubPath,
    notify: async (what: string, query: Record<string, string> = {}, body?: object): Promise<void> => {
      const reply = await fetch(`${shreder}/test/${what}?${new URLSearchParams(query)}`, {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      if (!reply.ok) throw new Error(`${what}: ${reply.status} ${await reply.text()}`)
    },
    listeners: async (): Promise<string[]> => (await fetch(`${shreder}/test/hub`)).json(),
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
export type Dotnet = Awaited<ReturnType<typeof startDotnet>>
