import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { demoPassword, realisticUsers } from '../fixtures/demoUsers.ts'
import { civilDateOf, isoAt } from '../src/dates/civilDate.ts'
import { freshBuild } from './build/freshBuild.ts'
import { openDatabaseFile } from './network/databaseFile.ts'
import { faultsOf } from './network/faultSwitches.ts'
import { nameToOpen, ownAddresses, textForTrainer } from './network/namesToOpen.ts'
import { startNetwork } from './network/networkServer.ts'
import { withReadableErrors } from './serve/readable.ts'
import { startServer } from './serve/server.ts'
import { clockOffsetOf, simulatedDay } from './serve/simulatedDay.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

/**
 * `npm run serve:network -- --port 5080 --second-port 5081 --seed 1`: runs the mock backend as a server;
 * mocks/README.md describes the options.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5080' },
    'second-port': { type: 'string', default: '5081' },
    page: { type: 'string' },
    seed: { type: 'string', default: '1' },
    documents: { type: 'string', default: '2800' },
    day: { type: 'string' },
    world: { type: 'string' },
    origins: { type: 'string' },
    faults: { type: 'string', default: '' },
    faster: { type: 'string', default: '1' },
    host: { type: 'string' },
    class: { type: 'boolean', default: false },
  },
})

const start = async () => {
  const { page, host, origins } = values
  const seed = wholeNumber('--seed', values.seed)
  const documents = wholeNumber('--documents', values.documents)
  const simulated = values.day === undefined ? undefined : simulatedDay('--day', values.day)
  const shift = simulated === undefined ? 0 : clockOffsetOf(simulated)
  const now = () => new Date(Date.now() + shift)
  const path =
    values.world ?? `.network/world-${seed}-${documents}${simulated === undefined ? '' : `-${simulated.day}`}.db`
  mkdirSync(dirname(path), { recursive: true })
  const midnight = new Date(isoAt(civilDateOf(now()))).toISOString()
  const given = origins?.split(',') ?? []
  const name = nameToOpen(host, given, ownAddresses())
  const pageAt = page === undefined ? [] : ['localhost', name ?? 'localhost'].map((one) => `http://${one}:${page}`)
  const network = await startNetwork({
    file: openDatabaseFile(path, { seed, documents, start: midnight }),
    now,
    ports: {
      register: wholeNumber('--port', values.port),
      shreder: wholeNumber('--second-port', values['second-port']),
    },
    origins: [...given, ...pageAt],
    deliveriesFaster: wholeNumber('--faster', values.faster),
    faults: faultsOf(values.faults),
    isClass: values.class,
    ...(host !== undefined && { host }),
    ...(name !== undefined && { name }),
  })
  const served = page === undefined ? null : await servePage(wholeNumber('--page', page), network, now)
  return { network, path, name, page: served && pageAt.at(-1) }
}

const servePage = async (port: number, { api, hub }: Awaited<ReturnType<typeof startNetwork>>, now: () => Date) => {
  const { folder } = await freshBuild()
  const environment = {
    MODE: values.class ? 'class' : 'connected',
    API_REGISTER: api.register,
    API_SHREDER: api.shreder,
    HUB: hub,
    ...(values.host !== undefined && { HOST: values.host }),
  }
  return startServer({ folder, port, environment: { ...process.env, ...environment }, now })
}

const { network, path, name, page } = await withReadableErrors(start, '`--port`, `--second-port` or `--page`')
console.log(`
  register  ${network.api.register}
  shreder   ${network.api.shreder}
  hub       ${network.hub}
  page      ${page ?? 'none (--page 4173 serves one)'}
  world     ${path}
`)
console.log(
  'For classes, demonstrations and tests. It is no backend to work with: whoever reaches it may log in as anybody.',
)
console.log(`Log in as (every password is ${demoPassword}):`)
for (const { userName, title } of realisticUsers) console.log(`  ${userName.padEnd(14)} ${title}`)
console.log(`  ${'administrator'.padEnd(14)} sees everything${values.class ? ', and leads the class' : ''}`)
if (values.class) console.log(`\n${textForTrainer(page ?? undefined, name)}\n`)
console.log('What is done is kept in the database file. Ctrl+C stops it.')
