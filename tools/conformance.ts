import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { civilDateOf } from '../src/dates/civilDate.ts'
import { randomKey } from '../src/transport/randomKey.ts'
import { openClient } from './conformance/client.ts'
import { crawlCalls } from './conformance/crawlCalls.ts'
import { crawlMutations } from './conformance/crawlMutations.ts'
import { probe } from './conformance/probes.ts'
import { configFor, isClean, tableOf } from './conformance/report.ts'

/**
 * `npm run conformance`: calls every read endpoint of real backends (with `--write` all endpoints), and reports
 * differences from the contract. docs/installation.md describes the arguments. Exits with 1 if a specified part is
 * missing or different.
 */
const text = { type: 'string' } as const
const options = {
  ...{ register: text, shreder: text, user: text, password: text, hub: text, origin: text, file: text, only: text },
  write: { type: 'boolean' },
} as const

const assertGiven = (name: string, value: string | undefined): string => {
  if (value) return value
  throw new Error(
    `--${name} is missing. The whole command: npm run conformance -- --register URL --shreder URL --user U --password P`,
  )
}
const baseOf = (name: string, value: string | undefined): string => {
  const address = assertGiven(name, value)
  if (!/^https?:\/\/\S+$/.test(address))
    throw new Error(`--${name} must be an address such as https://host/api-base, not "${address}"`)
  return address.replace(/\/+$/, '')
}

const run = async () => {
  const { values } = parseArgs({ options })
  const bases = { register: baseOf('register', values.register), shreder: baseOf('shreder', values.shreder) }
  const hub = values.hub ? baseOf('hub', values.hub) : ''
  const client = await openClient(bases, assertGiven('user', values.user), assertGiven('password', values.password))
  const day = civilDateOf(new Date())
  const key = randomKey()
  const read = await crawlCalls(client, { day, ...(values.only && { only: values.only }) })
  const crawled = values.write ? await crawlMutations(client, read, { day, mark: key.slice(-6) }) : read
  const probeOptions = { bases, hub, origin: values.origin ?? '', write: values.write ?? false }
  const probes = await probe(client, crawled, probeOptions, key)
  return { found: { crawled, probes }, config: configFor({ crawled, probes }, { ...bases, hub }), file: values.file }
}

const { found, config, file } = await withReadableErrors(run)
console.log(tableOf(found))
console.log(`\nThe configuration that fits:\n${JSON.stringify(config, null, 2)}`)
if (file) writeFileSync(file, `${JSON.stringify({ ...found, config }, null, 2)}\n`)
process.exitCode = isClean(found) ? 0 : 1
