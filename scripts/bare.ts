import { parseArgs } from 'node:util'
import { demoPassword, realisticUsers } from '../fixtures/demoUsers.ts'
import { through } from './backend/api.ts'
import { dropFields } from './backend/dropFields.ts'
import { mockBackend } from './backend/mockBackend.ts'
import { overHttp } from './backend/overHttp.ts'
import { specifiedOnly } from './backend/specifiedOnly.ts'
import { freshBuild } from './build/freshBuild.ts'
import { withReadableErrors } from './serve/readable.ts'
import { startServer } from './serve/server.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

/**
 * `npm run bare`: serves the connected build and a backend without push hub that leaves out every proposed field (one
 * that the specification does not show). With `-- --drop 7` it sends these too, but one field in ten is missing or
 * null, chosen by the seed 7. The variables PORT, SEED, DOCUMENTS and DAY apply.
 */
const { values } = parseArgs({ options: { drop: { type: 'string' } } })
const { PORT = '4173', SEED = '1', DOCUMENTS = '300', DAY } = process.env

const start = async () => {
  const change = values.drop === undefined ? specifiedOnly : dropFields(wholeNumber('--drop', values.drop))
  const api = await mockBackend({
    seed: wholeNumber('SEED', SEED),
    documents: wholeNumber('DOCUMENTS', DOCUMENTS),
    ...(DAY && { day: DAY }),
  })
  const { folder } = await freshBuild()
  return startServer({
    folder,
    port: wholeNumber('PORT', PORT),
    environment: { ...process.env, MODE: 'connected', HUB: '' },
    api: overHttp(through(api, change)),
  })
}

const { address } = await withReadableErrors(start)
console.log(`\n  ${address}\n`)
console.log(
  values.drop === undefined
    ? 'Connected to a backend that sends only what the specification shows.'
    : `Connected to a backend that leaves out or makes null one field in ten (seed ${values.drop}).`,
)
console.log(`Log in as (every password is ${demoPassword}):`)
for (const { userName, title } of realisticUsers) console.log(`  ${userName.padEnd(14)} ${title}`)
console.log(`  ${'administrator'.padEnd(14)} sees everything`)
console.log('What is done is kept until this command ends. Ctrl+C stops it.')
