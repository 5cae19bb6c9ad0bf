/**
 * `node scripts/run.mjs NAME ...` runs scripts/NAME.ts. It needs no packages and works in an old Node, so that it can
 * report what is missing.
 */
import { existsSync, readFileSync } from 'node:fs'
import { missing } from './run/checkPrerequisites.mjs'
import { unknownFlag } from './run/flags.mjs'

const root = new URL('../', import.meta.url)
const [given = ''] = process.argv.splice(2, 1)
const [folder, name] = given.startsWith('tools/') ? ['tools', given.slice('tools/'.length)] : ['scripts', given]
const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const lacking = missing({
  node: process.versions.node,
  needed: engines.node.replace('>=', ''),
  // npm writes this file last, so it is missing after an aborted installation.
  hasPackages: existsSync(new URL('node_modules/.package-lock.json', root)),
})
const command = process.env.npm_lifecycle_event ?? name
const sentence = lacking ?? unknownFlag(name, command, process.argv.slice(2))

if (sentence === undefined) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(`../${folder}/${name}.ts`)
} else {
  console.error(sentence)
  // `npm test` must end with such a line, even if the tests cannot start.
  if (name === 'test') console.log('0 passed, 1 failed')
  process.exitCode = 1
}
