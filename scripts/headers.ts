import { parseArgs } from 'node:util'
import { readInstalled } from './install/readInstalled.ts'
import { headerLines, type WebServer, webServers } from './install/serverHeaders.ts'
import { withReadableErrors } from './serve/readable.ts'

const { values } = parseArgs({
  options: { for: { type: 'string', default: '' }, config: { type: 'string', default: 'public/config.json' } },
})

const isWebServer = (name: string): name is WebServer => webServers.some((one) => one === name)

await withReadableErrors(async () => {
  if (!isWebServer(values.for)) throw new Error(`--for must be one of ${webServers.join(', ')}, not "${values.for}"`)
  console.log(headerLines(values.for, readInstalled(values.config)).join('\n'))
})
