/**
 * Forwards API requests of a page in mocked mode to the mock backend, which runs in a worker of that page. Other requests
 * go to the network. `?api=/register&api=/shreder` contains the base paths of the API.
 */
const bases = new URL(location.href).searchParams.getAll('api')
/** The port to the mock backend of each page, by the id of the page. After a restart this worker requests the ports again. */
const ports = new Map()
/** Callbacks that wait for a requested port, by the id of the page. */
const waiting = new Map()
/** Callbacks of pending requests, by the number of the request. */
const pendingCalls = new Map()
let count = 0

const isCall = ({ url }) => {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && bases.some((base) => pathname.startsWith(`${base}/`))
}

const handleReply = ({ data: { id, isBroken, status, headers, body } }) => {
  const resolve = pendingCalls.get(id)
  pendingCalls.delete(id)
  resolve?.(isBroken ? Response.error() : new Response(body, { status, headers }))
}

const takePort = (page, port) => {
  port.onmessage = handleReply
  ports.set(page, port)
  for (const go of waiting.get(page) ?? []) go(port)
  waiting.delete(page)
}

const requestPort = async (page) => {
  const client = await clients.get(page)
  client?.postMessage('port')
}

const portOf = async (page) =>
  ports.get(page) ??
  new Promise((resolve) => {
    const others = waiting.get(page) ?? []
    waiting.set(page, [...others, resolve])
    if (others.length === 0) requestPort(page)
  })

const forward = async ({ request, clientId }) => {
  const { url, method } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  const port = await portOf(clientId)
  count += 1
  const id = count
  return new Promise((resolve) => {
    pendingCalls.set(id, resolve)
    port.postMessage({ id, url, method, headers: [...request.headers], body }, body ? [body] : [])
  })
}

/** Browsers that support static routing fetch pages and files without starting this worker. */
const networkRoutes = [
  { condition: { requestMode: 'navigate' }, source: 'network' },
  { condition: { urlPattern: { pathname: '*/static/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: '*/config.json' } }, source: 'network' },
]

addEventListener('install', (event) => {
  skipWaiting()
  return event.addRoutes?.(networkRoutes)
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', ({ source, ports: [port] }) => port && takePort(source.id, port))
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' && isCall(event.request)) event.respondWith(forward(event))
})
