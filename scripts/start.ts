import { parseArgs } from 'node:util'
import { freshBuild } from './build/freshBuild.ts'
import { withReadableErrors } from './serve/readable.ts'
import { DEMO_SEARCH, startServer } from './serve/server.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

/** `npm start`: builds if the sources changed, and serves. With `-- --demo` the root URL opens the guided tour. */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
const people = [
  ['mpetrova', 'registry clerk'],
  ['administrator', 'sees everything'],
  ['documents.flow', 'one user per role, named as the role in lower case with dots'],
] as const

const started = Date.now()
console.log('Building ...')
const { folder, fresh } = await withReadableErrors(freshBuild)
console.log(fresh ? `Built in ${((Date.now() - started) / 1000).toFixed(1)} s.` : 'Already built, nothing has changed.')

const { address, config } = await withReadableErrors(() =>
  startServer({ folder, port: wholeNumber('PORT', process.env.PORT ?? '4173'), demo: values.demo }),
)
if (values.demo && config?.mode !== 'mocked') console.log('There is no guided tour: --demo needs the mode „mocked“.')
console.log(`\n  ${address}\n`)
if (values.demo && config?.mode === 'mocked')
  console.log(`It opens the guided tour of five minutes: ${address}${config.basePath ?? '/'}${DEMO_SEARCH}\n`)
if (config?.mode === 'mocked') {
  console.log('Log in as (every password is demo; the login page lists them all):')
  for (const [name, who] of people) console.log(`  ${name.padEnd(16)} ${who}`)
  console.log('\nThe backend runs in the page; what is done stays in the browser. Ctrl+C stops the server.')
} else if (config) {
  console.log(`Connected to ${config.api.register} and ${config.api.shreder}. Ctrl+C stops the server.`)
}
