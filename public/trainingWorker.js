/**
 * The service worker of the training environment: that of msw, which answers the calls of both backends, without the
 * application's own files. Those never need an answer made up, and each of them would wait for the page's one thread.
 */
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (address === '/mockServiceWorker.js' ? address : null),
})

const isOwnFile = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/static/')

// Heard before msw's own listener: what is not passed on to it goes to the network as if there were no worker.
self.addEventListener('fetch', (event) => {
  if (isOwnFile(new URL(event.request.url))) event.stopImmediatePropagation()
})

importScripts('/mockServiceWorker.js')
