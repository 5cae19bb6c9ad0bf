/**
 * Hands the calls of a page in mocked mode to the imitation, which answers in a worker of that page. Everything else goes
 * to the network as if nobody stood here. `?api=/register&api=/shreder` says which addresses are calls.
 */
const bases = new URL(location.href).searchParams.getAll('api')
/** The port to the imitation of each page, by the page's id; a worker that was put to sleep asks for them anew. */
const ports = new Map()
/** Who waits for a port that a page was asked for. */
const waiting = new Map()
/** Calls that are under way, by their number. */
const calls = new Map()
let count = 0

const isCall = ({ url }) => {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && bases.some((base) => pathname.startsWith(`${base}/`))
}

const answered = ({ data: { id, isBroken, status, headers, body } }) => {
  const answer = calls.get(id)
  calls.delete(id)
  answer?.(isBroken ? Response.error() : new Response(body, { status, headers }))
}

const takePort = (page, port) => {
  port.onmessage = answered
  ports.set(page, port)
  for (const go of waiting.get(page) ?? []) go(port)
  waiting.delete(page)
}

const askForPort = async (page) => {
  const client = await clients.get(page)
  client?.postMessage('port')
}

const portOf = async (page) =>
  ports.get(page) ??
  new Promise((resolve) => {
    const others = waiting.get(page) ?? []
    waiting.set(page, [...others, resolve])
    if (others.length === 0) askForPort(page)
  })

const answer = async ({ request, clientId }) => {
  const { url, method } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  const port = await portOf(clientId)
  count += 1
  const id = count
  return new Promise((resolve) => {
    calls.set(id, resolve)
    port.postMessage({ id, url, method, headers: [...request.headers], body }, body ? [body] : [])
  })
}

/** Pages and files need not wake this worker: browsers that know routes fetch them past it. */
const passBy = [
  { condition: { requestMode: 'navigate' }, source: 'network' },
  { condition: { urlPattern: { pathname: '*/static/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: '*/config.json' } }, source: 'network' },
]

addEventListener('install', (event) => {
  skipWaiting()
  return event.addRoutes?.(passBy)
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', ({ source, ports: [port] }) => port && takePort(source.id, port))
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' && isCall(event.request)) event.respondWith(answer(event))
})
