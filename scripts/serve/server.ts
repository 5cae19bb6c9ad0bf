import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import type { OverHttp } from '../backend/overHttp.ts'
import { HEALTH } from '../build/health.ts'
import { basePath } from './basePath.ts'
import { configIn } from './configFile.ts'
import { cacheControl, securityHeaders } from './headers.ts'
import { packFiles } from './packFiles.ts'
import { type PublicConfig, servedConfig } from './publicConfig.ts'

export type RunningServer = {
  address: string
  /** The served configuration; null if the file is missing or invalid, which the page reports. */
  config: PublicConfig | null
  stop: () => Promise<void>
}
type Options = {
  folder: string
  port: number
  environment?: Record<string, string | undefined>
  /**
   * True if the page is served without its security policy: the benchmark needs this, because unmodified PrimeReact
   * does not work under the policy.
   */
  withoutPolicy?: boolean
  /** True if only gzip is used, so that sizes and times can be compared with the goals. */
  onlyGzip?: boolean
  /**
   * Returns the time for the `Date` header, for a mock database with a simulated date; by default the time of the
   * machine.
   */
  now?: () => Date
  /** True if the root URL opens the guided tour; only in the training mode. */
  demo?: boolean
  api?: OverHttp
}

export const DEMO_SEARCH = '?demo=1'

const nowhere = { mode: 'mocked', api: { register: '', shreder: '' }, hub: '' } as const
const trainingWorker = '/mockServiceWorker.js'
const apiPath = /^\/(register|shreder)(\/|$)/
/**
 * A header of the response to an API request that reached this server, because the mock backend in the browser should
 * have handled the request.
 */
export const unansweredHeader = 'x-unanswered'

/**
 * Matches paths that are never pages of the application: if the file is missing, the response is 404, even if the user
 * opens the URL.
 */
const neverPages = [/^\/static\//, /\.\w+$/]
const isPage = (path: string): boolean => path === '/index.html' || !neverPages.some((never) => never.test(path))

const unreadablePage = (base: string) => `<!doctype html>
<html lang="bg" translate="no"><meta charset="utf-8"><meta name="google" content="notranslate"><title>Деловод</title>
<main><h1>Адресът не може да бъде прочетен</h1><p><a href="${base}">Към началото на Деловод</a></p></main></html>
`
const wantsPage = ({ headers }: IncomingMessage): boolean => String(headers.accept ?? '').includes('text/html')

const addressPath = (request: IncomingMessage): string | undefined => {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
  } catch (problem) {
    if (problem instanceof URIError || problem instanceof TypeError) return undefined
    throw problem
  }
}

/**
 * Serves a built app with security headers. API requests get 404, because in mocked mode the service worker handles
 * them.
 */
export const startServer = async (options: Options): Promise<RunningServer> => {
  const { folder, port, environment = process.env, withoutPolicy = false, onlyGzip = false } = options
  packFiles(folder)
  const file = configIn(folder)
  const config = 'config' in file ? servedConfig(file.config, environment) : null
  if ('broken' in file) console.error(`${file.broken}\nThe page will say that it cannot start.`)
  const base = config?.basePath ?? '/'
  const ownPage = base === '/' ? null : basePath(readFileSync(join(folder, 'index.html'), 'utf8'), base)
  const always = withoutPolicy ? {} : securityHeaders(config ?? nowhere)

  const say = (response: ServerResponse, status: number, content: object, headers: Record<string, string> = {}) => {
    response.writeHead(status, {
      ...always,
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(JSON.stringify(content))
  }
  const refuse = (response: ServerResponse, status: number, error: string, headers: Record<string, string> = {}) =>
    say(response, status, { error }, headers)
  const giveFile = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: !onlyGzip,
    single: true,
    ignores: neverPages,
    setHeaders: (response, path) => void response.setHeader('Cache-Control', cacheControl(path)),
    onNoMatch: (_request, response) => refuse(response, 404, 'There is no such file'),
  })

  const server = createServer((request, response) => {
    if (options.now) response.setHeader('Date', options.now().toUTCString())
    const path = addressPath(request)
    if (path === undefined) {
      if (!wantsPage(request)) return refuse(response, 400, 'The address cannot be read')
      response.writeHead(400, { ...always, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      return response.end(unreadablePage(base))
    }
    if (path === '/csp-report') {
      request.resume()
      response.writeHead(204, always).end()
      return
    }
    if (apiPath.test(path)) {
      if (!options.api) return refuse(response, 404, 'No API is served here', { [unansweredHeader]: '1' })
      options.api(request, response, always).catch((problem) => {
        console.error(`${request.method} ${path} could not be answered`, problem)
        request.socket.destroy()
      })
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only files are served here')
    if (`${path}/` === base && base !== '/') {
      response.writeHead(308, { ...always, Location: base }).end()
      return
    }
    if (options.demo && config?.mode === 'mocked' && request.url === base) {
      response.writeHead(302, { ...always, Location: `${base}${DEMO_SEARCH}`, 'Cache-Control': 'no-store' }).end()
      return
    }
    if (!path.startsWith(base) || !request.url?.startsWith(base))
      return refuse(response, 404, 'Nothing is installed here')
    const file = path.slice(base.length - 1)
    // In connected mode the worker of the mock backend is not served.
    if (file === trainingWorker && config && config.mode !== 'mocked')
      return refuse(response, 404, 'There is no such file')
    if (file === `/${HEALTH}`) {
      const path = join(folder, HEALTH)
      if (!existsSync(path)) return refuse(response, 404, 'There is no such file')
      return say(response, 200, JSON.parse(readFileSync(path, 'utf8')))
    }
    if (file === '/config.json' && config) return say(response, 200, config)
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    // If a file was deleted since the start, for example by an update, only its request fails.
    response.on('pipe', (file) =>
      file.on('error', (problem) => {
        console.error(`${path} could not be read`, problem)
        response.destroy()
      }),
    )
    if (ownPage !== null && isPage(file)) {
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
      return response.end(request.method === 'HEAD' ? undefined : ownPage)
    }
    request.url = request.url.slice(base.length - 1)
    giveFile(request, response)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, environment.HOST ?? '127.0.0.1', done)
  })
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, config, stop }
}
